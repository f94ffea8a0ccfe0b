import { notRecorded, type ApiRequest } from '../gate/recorded/recorded-api.ts';
import {
  recordedAnswer,
  type RecordedAnswer,
  type RecordedShop,
} from '../gate/recorded/recorded-shop.ts';
import { recordedMessages as messages } from './recorded-messages.ts';

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
  return (request) => {
    if (request.method !== 'GET') return refusal(notAllowed, messages.nothingIsKept);
    const answer = recordedAnswer(shop, request);
    return answer ?? refusal(notRecorded, messages.notRecorded(request.url));
  };
}

function refusal(Status: number, Message: string): RecordedAnswer {
  return { status: Status, body: { Value: null, Message, Status } };
}
