import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Said } from '../parts/state/Said.tsx';
import { messages } from './messages.ts';

/** Stands in place of a customer whose account has just been closed. */
export function ClosedAccount() {
  const queries = useQueryClient();
  // Other screens are read again once nothing asks for the closed account any more.
  useEffect(() => void queries.invalidateQueries(), [queries]);
  return (
    <>
      <ScreenHead title={messages.title} />
      <Said>{messages.closedNow}</Said>
      <Button component={RouterLink} to="/customers">
        {messages.toCustomers}
      </Button>
    </>
  );
}
