import type { DeskSettings } from '@kashi/contracts/desk/shop-settings';
import { gateways, type GatewayName } from '@kashi/contracts/gateways';
import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { messages } from './messages.ts';

/** The gateways that the owner has ticked (true) or unticked (false) since the form was saved. */
export type Switches = Partial<Record<GatewayName, boolean>>;

interface Props {
  settings: Pick<DeskSettings, 'gatewaysWithKeys'>;
  /** The saved ones. */
  active: readonly GatewayName[];
  switches: Switches;
  onSwitch(part: Switches): void;
}

/** The gateways by which shoppers may pay. Each tick is a change of its own, so that another owner's ticks stay as they are. */
export function GatewayTicks({
  settings: { gatewaysWithKeys },
  active,
  switches,
  onSwitch,
}: Props) {
  return (
    <div className="wide">
      {gatewaysWithKeys.length === 0 && <Alert severity="warning">{messages.noGateways}</Alert>}
      {gatewaysWithKeys.map((name) => (
        <FormControlLabel
          key={name}
          control={
            <Checkbox
              checked={switches[name] ?? active.includes(name)}
              onChange={(_, isOn) => onSwitch({ [name]: isOn })}
            />
          }
          label={messages.gateway(gateways[name].title)}
        />
      ))}
    </div>
  );
}

/**
 * A new shop takes money by every bank that it has the keys of, unless its owner says otherwise. Selling by instalments is the
 * owner's own decision: it costs a part of each order.
 */
export function cardGateways({ gatewaysWithKeys }: DeskSettings): GatewayName[] {
  return gatewaysWithKeys.filter((name) => gateways[name].paysBy === 'card');
}
