import { askBank } from '../bank-wire.ts';
import { GatewayUnclear } from '../gateway.ts';

/** The parameters of an operation, in the order of the service's WSDL. */
export type SoapFields = readonly (readonly [name: string, value: string | number])[];

/** Calls one operation of Mellat's SOAP 1.1 service and returns its one string. Throws `GatewayUnclear`. */
export async function askMellat(url: string, call: string, fields: SoapFields): Promise<string> {
  const answer = await askBank(url, {
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
    body: envelope(call, fields),
  });
  return returned(answer, call);
}

/** The operation has the service's namespace; its child elements have none. */
function envelope(call: string, fields: SoapFields): string {
  const children = fields.map(([name, value]) => `<${name}>${escapedXml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><b:${call} xmlns:b="http://interfaces.core.sw.bps.com/">${children.join('')}</b:${call}></soap:Body></soap:Envelope>`;
}

/**
 * The text of `<return>` in `<callResponse>`, with any namespace prefixes. It is one short code, so the parser accepts nothing
 * else: no entities, no attributes on it, no declarations that could change its meaning.
 */
function returned(answer: string, call: string): string {
  if (/<!(DOCTYPE|ENTITY)/i.test(answer)) throw new GatewayUnclear('The answer declares entities.');
  const found = new RegExp(
    `<(?:[\\w-]+:)?${call}Response\\b[^<>]*>\\s*<return>([\\w\\s,+/=.-]*)</return>\\s*</(?:[\\w-]+:)?${call}Response>`,
  ).exec(answer);
  if (found?.[1] === undefined) throw new GatewayUnclear('The answer has another shape.');
  return found[1].trim();
}

function escapedXml(text: string): string {
  return (
    text
      // XML allows these characters in no form, not even escaped.
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}
