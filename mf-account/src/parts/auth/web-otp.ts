/**
 * The code of an SMS whose last line names this shop (`@shop.example #12345`), where the browser hands it over (WebOTP).
 * Null where the visitor would rather type it.
 */
export async function codeFromSms(signal: AbortSignal): Promise<string | null> {
  const wanted = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
  try {
    const credential = await navigator.credentials.get(wanted);
    return credential && 'code' in credential ? String(credential.code) : null;
  } catch {
    // Declined, or the page was left: the field is there.
    return null;
  }
}
