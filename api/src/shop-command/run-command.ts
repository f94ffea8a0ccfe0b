import { CommandError } from './command-error.ts';
import { closeCustomer, exportCustomer } from './customer-commands.ts';
import { leaveTheDemo } from './demo-commands.ts';
import type { Desk } from './desk.ts';
import { importFile } from './import-file.ts';
import { finishMessages, listMessages } from './message-commands.ts';
import { changePrice, changeStock, listVariants } from './offer-commands.ts';
import { answer, approve, listQuestions, listReviews, reject } from './opinion-commands.ts';
import { advance, listOrders, rejectOrders } from './order-commands.ts';
import { listPayments } from './payment-commands.ts';
import { findCities, setCarriers, setSettings, showSettings } from './settings-commands.ts';
import { confirm, listTransfers, refuse } from './transfer-commands.ts';

/**
 * The command for the words of a command line. Throws `CommandError` with the list of all commands if the words match none; the
 * command itself throws one if it cannot be carried out.
 */
export function commandFor(words: readonly string[]): (desk: Desk) => Promise<void> {
  const [subject = '', verb = '', ...rest] = words;
  const command = commands.get(`${subject} ${verb}`);
  if (!command) throw new CommandError(usage);
  return (desk) => command(desk, rest);
}

type Command = (desk: Desk, words: readonly string[]) => Promise<void>;

const commands = new Map<string, Command>(
  Object.entries({
    'orders list': listOrders,
    'orders approve': advance('approve'),
    'orders hand-over': advance('hand-over'),
    'orders deliver': advance('deliver'),
    'orders reject': rejectOrders,
    'reviews list': listReviews,
    'reviews approve': approve('reviews'),
    'reviews reject': reject('reviews'),
    'questions list': listQuestions,
    'questions approve': approve('questions'),
    'questions reject': reject('questions'),
    'questions answer': answer,
    'variants list': listVariants,
    'payments list': listPayments,
    'transfers list': listTransfers,
    'transfers confirm': confirm,
    'transfers refuse': refuse,
    'price set': changePrice,
    'stock set': changeStock,
    'catalogue import': importFile,
    'messages list': listMessages,
    'messages done': finishMessages,
    'demo leave': leaveTheDemo,
    'settings show': showSettings,
    'settings set': setSettings,
    'carriers set': setCarriers,
    'cities find': findCities,
    'customers export': exportCustomer,
    'customers close': closeCustomer,
  }),
);

const usage = `npm run shop -- <command>

  orders list                         orders that are not delivered yet
  orders approve <number>…            the shop can deliver them
  orders hand-over <number>…          they are with the courier
  orders deliver <number>…            the customer has them
  orders reject <number>…             goods back into the stock, money into the wallet
  reviews list                        reviews that wait for approval
  reviews approve <id>…               show them to everybody
  reviews reject <id>…                delete them
  questions list                      questions that wait for approval or for an answer
  questions approve <id>…
  questions reject <id>…
  questions answer <id> <text>        answers and approves
  payments list                       whose bank has not spoken clearly for an hour
  transfers list                      card-to-card transfers that were reported
  transfers confirm <id> <toman>      found in the account: so much goes into the wallet
  transfers refuse <id>…              not found
  variants list <product>             its sale params with their prices and stocks
  price set <sale param> <toman>      what a variant costs before its discount
  stock set <sale param> <pieces>     how many of it can be bought
  catalogue import <file> [--dry-run] products from .json or .csv, all of them or none
  messages list                       what visitors wrote on the contact page
  messages done <id>…                 they are answered
  demo leave                          the demo's goods and pages go; orders stay
  settings show                       what the owner has said of the shop, as JSON
  settings set <file>                 keeps what a .json says of it; the first time opens the shop
  carriers set <file>                 who delivers, for how much: the whole list, as .json
  cities find <name>                  the numbers of cities
  customers export <mobile>           everything that is kept of a customer, as JSON
  customers close <mobile>            for good; orders and payments stay without a name`;
