import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { Badge } from '@mui/material';
import { Menu, usePermissions } from 'react-admin';
import { persianNumber } from '@kashi/format/persian';
import { useReading } from '../parts/state/reading.ts';
import { mayOpen } from '../server/who-may.ts';
import { screens } from './screens.ts';
import { messages } from './messages.ts';

/** The screens that this member may open, with the number of waiting tasks in each. */
export function DeskMenu() {
  const { permissions } = usePermissions<Role[]>();
  const { data: waiting } = useReading('GET /v1/desk/waiting', {});
  const counts: Record<string, number> = waiting
    ? {
        orders: waiting.orders,
        opinions: waiting.reviews + waiting.questions,
        messages: waiting.messages,
        // Their list has its link among the customers.
        customers: waiting.corrections,
        transfers: waiting.transfers,
        returns: waiting.returns,
        prices: waiting.lowStock,
        texts: waiting.failedTexts,
      }
    : {};

  return (
    <Menu component="nav" aria-label={messages.menu.label}>
      <Menu.Item to="/" primaryText={messages.menu.today} leftIcon={<IconHome stroke={1.75} />} />
      {screens
        .filter(({ name }) => mayOpen(name, permissions ?? []))
        .map(({ name, title, Icon }) => (
          <Menu.Item
            key={name}
            to={`/${name}`}
            primaryText={titleWithCount(title, counts[name] ?? 0)}
            leftIcon={
              <Badge color="warning" variant="dot" invisible={!counts[name]}>
                <Icon stroke={1.75} />
              </Badge>
            }
          />
        ))}
    </Menu>
  );
}

function titleWithCount(title: string, count: number): string {
  return count === 0 ? title : messages.menu.withCount(title, persianNumber(count));
}
