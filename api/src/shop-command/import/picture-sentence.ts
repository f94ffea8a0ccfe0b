import type { PictureFault } from '../../pictures/picture-fault.ts';

/** Why a picture could not be had, as the end of a sentence for the owner at the command line. */
export function pictureSentence(fault: PictureFault): string {
  switch (fault.is) {
    case 'no-file':
      return 'is not among the files';
    case 'several-files':
      return 'is the name of several files: write the folder before it';
    case 'no-files':
      return 'is the name of a file: give its folder or zip with --pictures';
    case 'broken-file':
      return 'cannot be read out of the zip';
    case 'address':
      return 'is no address that begins with https:// and has no password in it';
    case 'unknown-host':
      return 'is on a host that no name server knows';
    case 'private-host':
      return 'is on a host that is not of the public internet';
    case 'no-answer':
      return 'cannot be fetched: its host does not answer, or not to the end';
    case 'status':
      return `cannot be fetched: its host answers ${fault.status}`;
    case 'redirects':
      return 'leads from one address to the next too often';
    case 'late':
      return 'takes longer than 30 seconds to fetch';
    case 'too-large':
      return 'has more than 20 MB';
    case 'too-much':
      return 'is too much: the pictures of the file have more than 2 GB, or take longer than half an hour';
    case 'unfit':
      return unfit[fault.why];
  }
}

const unfit = {
  empty: 'is empty',
  kind: 'is no JPEG, PNG, WebP or AVIF',
  pixels: 'has more than 50 megapixels',
  shape: 'is too narrow: one side has more than eight times the other',
  script: 'has code of a program in it',
  broken: 'is damaged',
  slow: 'takes too long to be cut',
} as const;
