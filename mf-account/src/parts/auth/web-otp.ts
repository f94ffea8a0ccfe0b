/**
 * The code of an SMS whose last line names this shop (`@shop.example #12345`), as browsers with WebOTP hand it over.
 * Null where the visitor declines.
 */
export async function codeFromSms(signal: AbortSignal): Promise<string | null> {
  const wanted = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
  try {
    const credential = await navigator.credentials.get(wanted);
    return credential && 'code' in credential ? String(credential.code) : null;
  } catch {
    // The visitor declined or left the page. The code can still be typed.
    return null;
  }
}
