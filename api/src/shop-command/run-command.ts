import { CommandError } from './command-error.ts';
import {
  blockByNumber,
  closeCustomer,
  exportCustomer,
  moveCustomer,
  unblockByNumber,
} from './commands/customer-commands.ts';
import { leaveTheDemo } from './commands/demo-commands.ts';
import type { CommandContext } from './command-context.ts';
import { importFile } from './import-file.ts';
import { finishMessages, listMessages } from './commands/message-commands.ts';
import { changePrice, changeStock, listVariants } from './commands/offer-commands.ts';
import {
  answer,
  approve,
  listQuestions,
  listReviews,
  reject,
} from './commands/opinion-commands.ts';
import { advance, listOrders, rejectOrders } from './commands/order-commands.ts';
import { listPayments } from './commands/payment-commands.ts';
import {
  closeTheShop,
  findCities,
  openTheShop,
  setCarriers,
  setSettings,
  showSettings,
} from './commands/settings-commands.ts';
import { addMember, blockMember, listMembers, resetMember } from './commands/staff-commands.ts';
import { sendPictures } from './commands/picture-commands.ts';
import { listSubscribers } from './commands/subscriber-commands.ts';
import { confirm, listTransfers, refuse } from './commands/transfer-commands.ts';

/**
 * The command for the words of a command line. Throws `CommandError` with the list of all commands if the words match none; the
 * command itself throws one if it cannot be carried out.
 */
export function commandFor(words: readonly string[]): (context: CommandContext) => Promise<void> {
  const [subject = '', verb = '', ...rest] = words;
  const command = commands.get(`${subject} ${verb}`);
  if (!command) throw new CommandError(usage);
  return (context) => command(context, rest);
}

type Command = (context: CommandContext, words: readonly string[]) => Promise<void>;

const commands = new Map<string, Command>(
  Object.entries({
    'orders list': listOrders,
    'orders approve': advance('approve'),
    'orders hand-over': advance('hand-over'),
    'orders make-ready': advance('make-ready'),
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
    'pictures send': sendPictures,
    'messages list': listMessages,
    'messages done': finishMessages,
    'demo leave': leaveTheDemo,
    'shop open': openTheShop,
    'shop close': closeTheShop,
    'settings show': showSettings,
    'settings set': setSettings,
    'carriers set': setCarriers,
    'cities find': findCities,
    'staff list': listMembers,
    'staff add': addMember,
    'staff reset': resetMember,
    'staff block': blockMember,
    'customers block': blockByNumber,
    'customers unblock': unblockByNumber,
    'customers move': moveCustomer,
    'customers export': exportCustomer,
    'customers close': closeCustomer,
    'customers subscribers': listSubscribers,
  }),
);

const usage = `npm run shop -- <command>

  orders list                         orders that are not delivered yet
  orders approve <number>…            accept them: the shop can deliver
  orders hand-over <number>…          mark them as handed to the courier
  orders make-ready <number>…         mark them as ready for their customers to pick up
  orders deliver <number>…            mark them as delivered
  orders reject <number>…             return the goods to the stock and the money to the wallet
  reviews list                        reviews that await approval
  reviews approve <id>…               publish them
  reviews reject <id>…                delete them
  questions list                      questions that await approval or an answer
  questions approve <id>…             publish them
  questions reject <id>…              delete them
  questions answer <id> <text>        answer a question, and publish it
  payments list                       payments without a clear answer of the bank for an hour
  transfers list                      reported card-to-card transfers
  transfers confirm <id> <toman>      the money was found: credit this amount to the wallet
  transfers refuse <id>…              the money was not found
  variants list <product>             the product's sale params with their prices and stocks
  price set <sale param> <toman>      the price of a variant before its discount
  stock set <sale param> <pieces>     how many pieces of a variant can be bought
  catalogue import <file> [--dry-run] import products from .json or .csv, all of them or none;
    [--pictures <folder or zip>]      with the pictures that the file names
  pictures send                       send the folder's pictures to the store of pictures
  messages list                       unanswered messages from the contact page
  messages done <id>…                 mark them as answered
  demo leave                          remove the demo's goods and pages; orders stay
  shop open                           open the shop, for the first time or again
  shop close [sentence]               close it for a while; shoppers read the sentence
  settings show                       the shop's facts, as JSON
  settings set <file>                 save the facts in a .json
  carriers set <file>                 replace the list of carriers and fees by a .json
  cities find <name>                  the ids of cities
  staff list                          who may do what at the desk
  staff add <user> <roles> <name>     a new member, and the path at which they set themselves up
  staff reset <user>                  void password and second factor, and print a new path
  staff block <user>                  shut a member out at once
  customers block <mobile> <reason>   end the customer's sessions and let them sign in no more
  customers unblock <mobile> <reason> let a blocked customer sign in again
  customers move <mobile> <mobile> <reason>
                                      give the account another number: the old one is lost
  customers export <mobile>           all data that is kept of a customer, as JSON
  customers close <mobile>            close the account for good; orders and payments stay without a name
  customers subscribers sms|email     who wants the newsletter: a number or an address in each line`;
