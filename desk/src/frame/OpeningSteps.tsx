import type { FrontPage } from '@kashi/shared/contracts/desk/front-page';
import { Card, CardContent, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Mark } from '../parts/screen/Mark.tsx';
import { useReading } from '../parts/state/reading.ts';
import { messages } from './messages.ts';
import styles from './OpeningSteps.module.css';

/** What a shop needs before anybody can buy in it, in the order of the work. Nothing is told of a shop that has it all, or while that is not known. */
export function OpeningSteps() {
  const { data: shelves } = useReading('GET /v1/desk/shelves', {});
  const { data: goods } = useReading('GET /v1/desk/goods', { state: 'shown' });
  const { data: carriers } = useReading('GET /v1/desk/carriers', {});
  const { data: settings } = useReading('GET /v1/desk/settings', {});
  const { data: frontPage } = useReading('GET /v1/desk/front-page', {});
  if (!shelves || !goods || !carriers || !settings || !frontPage) return null;

  const { steps } = messages.opening;
  const hasGateway = (settings.facts?.ActiveGateways ?? []).some((name) =>
    settings.gatewaysWithKeys.includes(name),
  );
  const rows = [
    ['/shelves', steps.shelves, shelves.subGroups.length > 0 && shelves.brands.length > 0],
    ['/goods/create', steps.goods, goods.rows.length > 0],
    ['/front-page', steps.frontPage, showsGoods(frontPage)],
    ['/carriers', steps.carriers, carriers.carriers.length > 0],
    ['/settings', steps.settings, hasGateway],
  ] as const;
  if (rows.every(([, , isDone]) => isDone)) return null;
  return (
    <Card component="section" aria-label={messages.opening.title} sx={{ marginBlockEnd: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {messages.opening.title}
        </Typography>
        <Typography color="text.secondary">{messages.opening.hint}</Typography>
        <ol className={styles['steps']}>
          {rows.map(([to, title, isDone]) => (
            <li key={to}>
              <Link component={RouterLink} to={to}>
                {title}
              </Link>
              {isDone && <Mark tone="success">{messages.opening.done}</Mark>}
            </li>
          ))}
        </ol>
        <Link component={RouterLink} to="/import-goods">
          {messages.opening.fromFile}
        </Link>
      </CardContent>
    </Card>
  );
}

function showsGoods({ sections, amazing }: FrontPage): boolean {
  return [amazing, ...sections.map(({ products }) => products)].some((list) => list.length > 0);
}
