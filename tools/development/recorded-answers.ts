import { notRecorded, type ApiRequest } from '../gate/recorded-api.ts';
import type { RecordedAnswer, RecordedShop } from '../gate/recorded-shop.ts';
import { recordedMessages as messages } from './recorded-messages.ts';

/** Where the shell asks whether its visitor is still a customer. */
const contents = '/v1/ContentManagement/Contents/Read';

const notAllowed = 405;

/** Whether the developer should hear of an answer: no recording has these. */
export function isRefusal({ status }: RecordedAnswer): boolean {
  return status === notAllowed || status === notRecorded;
}

/**
 * The API of a remote that stands alone: what was recorded for the gate, to read. Everything else is refused in the words of
 * an API, so that the screen shows how it fails: what was never recorded with 501, and every change with 405.
 */
export function recordedAnswers(shop: RecordedShop): (request: ApiRequest) => RecordedAnswer {
  return ({ method, url, authorization }) => {
    if (method !== 'GET') return refusal(notAllowed, messages.nothingIsKept);
    const answer = shop[url];
    if (!answer) return refusal(notRecorded, messages.notRecorded(url));
    return url === contents && authorization ? toCustomer(answer) : answer;
  };
}

function refusal(Status: number, Message: string): RecordedAnswer {
  return { status: Status, body: { Value: null, Message, Status } };
}

/** Recorded as a guest, which would end the session of whoever has signed in on the stand. */
function toCustomer({ status, body }: RecordedAnswer): RecordedAnswer {
  const { Value, ...envelope } = body as { Value: object };
  const customer = { IsUserLogined: true, CustomerFullName: messages.customer };
  return { status, body: { ...envelope, Value: { ...Value, ...customer } } };
}
