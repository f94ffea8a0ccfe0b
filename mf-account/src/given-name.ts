/** Whether the session's name is one that the customer has given: without one it is their number (R37). */
export function isGivenName(fullName: string): boolean {
  return /\D/.test(fullName.replace(/[۰-۹]/g, '0'));
}
