import type { FrontPage } from '@kashi/contracts/desk/front-page';
import { persianNumber } from '@kashi/format/persian';
import { Card, CardContent, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Mark } from '../parts/screen/Mark.tsx';
import { useReading } from '../parts/state/reading.ts';
import { Said } from '../parts/state/Said.tsx';
import { messages as allMessages } from './messages.ts';
import { OpenButton } from './OpenButton.tsx';
import styles from './OpeningSteps.module.css';

const messages = allMessages.steps;

/**
 * What a shop needs before anybody can buy in it, in the order of the work, and the button that opens it. Nothing is told of an open
 * shop that has it all, or while that is not known.
 */
export function OpeningSteps() {
  const { data: shelves } = useReading('GET /v1/desk/shelves', {});
  const { data: goods } = useReading('GET /v1/desk/goods', { state: 'shown' });
  const { data: carriers } = useReading('GET /v1/desk/carriers', {});
  const { data: settings } = useReading('GET /v1/desk/settings', {});
  const { data: frontPage } = useReading('GET /v1/desk/front-page', {});
  const { data: opening } = useReading('GET /v1/desk/opening', {});
  const [isOpened, setIsOpened] = useState(false);
  if (!shelves || !goods || !carriers || !settings || !frontPage || !opening) return null;

  // A shop that no bank has given keys yet has no gateway to choose.
  const hasGateway =
    (settings.facts !== null && settings.gatewaysWithKeys.length === 0) ||
    (settings.facts?.ActiveGateways ?? []).some((name) => settings.gatewaysWithKeys.includes(name));
  // A shop whose goods are fetched needs no carrier.
  const isDelivered = carriers.carriers.length > 0 || settings.facts?.IsPickupActive === true;
  const rows = [
    ['/shelves', messages.shelves, shelves.subGroups.length > 0 && shelves.brands.length > 0],
    ['/goods/create', messages.goods, goods.rows.length > 0],
    ['/front-page', messages.frontPage, showsGoods(frontPage)],
    ['/carriers', messages.carriers, isDelivered],
    ['/settings', messages.settings, hasGateway],
  ] as const;
  const left = rows.filter(([, , isDone]) => !isDone).length;
  const isNew = opening.state === 'new';
  return (
    <>
      <Said>{isOpened && !isNew && allMessages.opened}</Said>
      {(left > 0 || isNew) && (
        <Card component="section" aria-label={messages.title} sx={{ marginBlockEnd: 2 }}>
          <CardContent>
            <Typography variant="h6" component="h2">
              {messages.title}
            </Typography>
            <Typography color="text.secondary">
              {isNew ? messages.hint : messages.hintOpen}
            </Typography>
            <ol className={styles['steps']}>
              {rows.map(([to, title, isDone]) => (
                <li key={to}>
                  <Link component={RouterLink} to={to}>
                    {title}
                  </Link>
                  {isDone && <Mark tone="success">{messages.done}</Mark>}
                </li>
              ))}
            </ol>
            <Link component={RouterLink} to="/import-goods">
              {messages.fromFile}
            </Link>
            {isNew && (
              <div className={styles['door']}>
                {left > 0 && <p>{messages.left(persianNumber(left))}</p>}
                <OpenButton opening={opening} onOpened={() => setIsOpened(true)} />
              </div>
            )}
          </CardContent>
        </Card>
      )}
    </>
  );
}

function showsGoods({ sections, amazing }: FrontPage): boolean {
  return [amazing, ...sections.map(({ products }) => products)].some((list) => list.length > 0);
}
