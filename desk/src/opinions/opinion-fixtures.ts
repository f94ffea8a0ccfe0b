import type { DeskQuestion } from '@kashi/contracts/desk/opinions';

/** What a question and a review have alike: a customer's words about a product, which wait for the shop. */
export const aWaitingOpinion = {
  id: 4,
  productId: 7,
  productName: 'ساعت ماهور',
  customerId: 3,
  customerName: 'نگار رضایی',
  registeredAt: '2026-01-10T08:00:00.000Z',
  confirmedAt: null,
  version: 'first',
};

/** A question that nobody has answered. */
export const aQuestion: DeskQuestion = {
  ...aWaitingOpinion,
  question: 'آیا این ساعت ضد آب است؟',
  answer: null,
  answeredAt: null,
};
