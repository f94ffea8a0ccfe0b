import type { Address } from '@kashi/contracts/account/address';
import { persianMobile, toPersianDigits } from '@kashi/format/persian';
import { messages as allMessages } from '../messages.ts';

const messages = allMessages.addresses;

/** Where an address is, and who receives there: the lines under its title. */
export function AddressLines({ address }: { address: Address }) {
  return (
    <>
      <span>{placeOf(address)}</span>
      <span>
        {messages.transferee(address.TransfereeName)}{' '}
        <bdi className="ltr">{persianMobile(address.TransfereeMobNo)}</bdi>
      </span>
    </>
  );
}

function placeOf({ FullLocation, Address: street, PostalCode }: Address): string {
  const code = PostalCode ? [messages.postalCode(PostalCode)] : [];
  return toPersianDigits(messages.joined([FullLocation, street, ...code]));
}
