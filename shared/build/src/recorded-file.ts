/** The file of a package with the API's recorded answers, for the gate and for the playground. */
export const recordedFile = 'recorded/answers.json';
/** The name of the recorded answers in a release. */
export const releasedRecording = 'recorded.json';
