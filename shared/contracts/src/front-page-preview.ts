/** The header by which a host hands the token of its visitor's preview to the API (ADR 051). */
export const previewHeader = 'kashi-preview';

/** The path of the shop that opens the preview of a token. */
export const previewPath = '/preview';

/** 32 random bytes in base64url. */
export const previewToken = /^[\w-]{43}$/;
