/** Where a package keeps what the API has answered its pages: the gate looks at them with it, and so does a remote that stands alone. */
export const recordedFile = 'recorded/answers.json';
/** Where a release has it. */
export const releasedRecording = 'recorded.json';
