import type { DeskOrder } from '@kashi/contracts/desk/orders';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useReading } from '../parts/state/reading.ts';
import { PrintSheet, type SheetKind } from './PrintSheet.tsx';
import { messages } from './messages.ts';

/** Prints the invoice for the customer, or the packing slip for the parcel. */
export function OrderPrints({ order }: { order: DeskOrder }) {
  const [kind, setKind] = useState<SheetKind | null>(null);
  // The settings are read before printing, because a sheet prints what has loaded at that moment.
  const { data: settings } = useReading('GET /v1/desk/settings', {});

  useEffect(() => {
    if (!kind) return undefined;
    const finish = () => setKind(null);
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [kind]);

  return (
    <>
      {(['invoice', 'slip'] as const).map((each) => (
        <Button
          key={each}
          variant="outlined"
          startIcon={<IconPrinter size={20} stroke={1.75} />}
          onClick={() => setKind(each)}
        >
          {messages.prints[each]}
        </Button>
      ))}
      {/* The sheet is outside of the desk's own element, which is not printed while there is a sheet. */}
      {kind &&
        createPortal(
          <PrintSheet kind={kind} order={order} shop={settings?.facts ?? null} />,
          document.body,
        )}
    </>
  );
}
