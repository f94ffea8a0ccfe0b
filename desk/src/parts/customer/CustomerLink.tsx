import { isNumberOfNobody } from '@kashi/contracts/desk/closed-accounts';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { customerName } from './customer-name.ts';

/** The customer by name, or by the words in place of a name, with the way to the customer's page. */
export function CustomerLink(customer: { id: number; name: string; mobile: string }) {
  const name = customerName(customer);
  if (isNumberOfNobody(customer.mobile)) return name;
  return (
    <Link component={RouterLink} to={`/customers/${customer.id}/show`}>
      {name}
    </Link>
  );
}
