import { expect, test } from 'vitest';
import { recordedAnswers } from './recorded-answers.ts';
import { recordedMessages as messages } from './recorded-messages.ts';

const contents = '/v1/ContentManagement/Contents/Read';
const product = '/v1/ProductManagement/ProductInformation/Read?ProductId=1102';
const answerTo = recordedAnswers({
  guest: {
    [contents]: { status: 200, body: { Value: { IsUserLogined: false }, Status: 200 } },
    [product]: { status: 200, body: { Value: { Name: 'watch' }, Status: 200 } },
  },
  customer: {
    [contents]: { status: 200, body: { Value: { IsUserLogined: true }, Status: 200 } },
  },
  newcomer: {},
});
const guest = { method: 'GET', authorization: undefined, isFailing: false };

test('what was recorded is answered as it was', () => {
  const answer = answerTo({ ...guest, url: product });

  expect(answer).toEqual({ status: 200, body: { Value: { Name: 'watch' }, Status: 200 } });
});

test('what was never recorded is refused, and the refusal says what was asked', () => {
  const url = '/v1/Orders/Carts/Read';

  const { status, body } = answerTo({ ...guest, url });

  expect(status).toBe(501);
  expect(body).toEqual({ Value: null, Message: messages.notRecorded(url), Status: 501 });
});

test('every change is refused, even at a recorded address', () => {
  const { status, body } = answerTo({ ...guest, method: 'POST', url: product });

  expect(status).toBe(405);
  expect(body).toMatchObject({ Message: messages.nothingIsKept });
});

test('the shop knows its recorded customer, and no other', () => {
  const customer = { ...guest, authorization: 'Bearer recorded' };

  const answers = [guest, customer].map((visitor) => answerTo({ ...visitor, url: contents }));

  expect(answers.map(({ body }) => body)).toMatchObject([
    { Value: { IsUserLogined: false } },
    { Value: { IsUserLogined: true } },
  ]);
  expect(answerTo({ ...customer, url: product })).toEqual(answerTo({ ...guest, url: product }));
});
