import type { MapTiles } from '@kashi/contracts/home';
import type { CityOption, MapPoint } from '@kashi/contracts/place';
import { Button } from '@kashi/ui/actions/Button';
import { Row } from '@kashi/ui/layout/Row';
import { Stack } from '@kashi/ui/layout/Stack';
import { PlacePicker } from '@kashi/ui/map/PlacePicker';
import { addressMessages as messages } from './address-messages.ts';
import styles from './AddressMap.module.css';

interface AddressMapProps {
  /** The point of the pin; null while there is no pin. */
  point: MapPoint | null;
  /** The pin's point when the address was opened. The map opens there. */
  saved: MapPoint | null;
  /** The chosen city, over which the map opens. */
  city: CityOption | null;
  /** The shop's own place, for as long as no city is chosen. */
  shop: MapPoint | null;
  tiles: MapTiles | null;
  areaName: string;
  onPoint(point: MapPoint | null): void;
}

const streetZoom = 15;
const cityZoom = 12;

/** The pin of an address. It may be left out: carriers find an address by its words too. */
export function AddressMap({
  point,
  saved,
  city,
  shop,
  tiles,
  areaName,
  onPoint,
}: AddressMapProps) {
  const cityPoint = pointOf(city);
  const start = saved ?? cityPoint ?? shop ?? iran;
  const zoom = saved ? streetZoom : cityPoint || shop ? cityZoom : countryZoom;

  return (
    <div className={styles.place}>
      <Stack gap={3}>
        <p className={styles.label}>{messages.map}</p>
        <PlacePicker start={start} startZoom={zoom} tiles={tiles} onPick={onPoint} />
        <Row align="between">
          <p role="status">{point ? messages.pinned(areaName) : messages.notPinned}</p>
          {point && (
            <Button variant="quiet" size="small" onClick={() => onPoint(null)}>
              {messages.unpin}
            </Button>
          )}
        </Row>
      </Stack>
    </div>
  );
}

/** The middle of the country, for a shop that has not set its place. */
const iran: MapPoint = { lat: 32.4, lng: 53.7 };
const countryZoom = 5;

function pointOf(city: CityOption | null): MapPoint | null {
  return city?.Lat !== undefined && city.Lng !== undefined
    ? { lat: city.Lat, lng: city.Lng }
    : null;
}
