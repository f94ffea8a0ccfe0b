import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { persianToman } from '@kashi/format/persian';
import { Alert, Button } from '@mui/material';
import { useGetIdentity, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayCall } from '../../server/who-may.ts';
import { messages } from '../messages.ts';
import { useReading } from './reading.ts';

/**
 * Tells an owner without another one beside them what money above the limit of one pair of eyes needs. Nothing to anybody else: only
 * owners read the list of the staff.
 */
export function SoleOwner() {
  const { permissions } = usePermissions<Role[]>();
  return mayCall('GET /v1/desk/staff', permissions ?? []) ? <AmongOwners /> : null;
}

function AmongOwners() {
  const { identity } = useGetIdentity();
  const { data: staff } = useReading('GET /v1/desk/staff', {});
  if (!staff || !identity) return null;
  const hasOther = staff.some(
    ({ id, roles, isSetUp, isBlocked }) =>
      id !== identity.id && roles.includes('owner') && isSetUp && !isBlocked,
  );
  if (hasOther) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to="/staff" color="inherit">
          {messages.toStaff}
        </Button>
      }
    >
      {messages.soleOwner(persianToman(fourEyesAboveToman))}
    </Alert>
  );
}
