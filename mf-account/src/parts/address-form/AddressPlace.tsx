import type { Address } from '@kashi/contracts/account/address';
import type { CityOption, MapPoint } from '@kashi/contracts/place';
import { CityFields, type ChosenCity } from '@kashi/kit/city/CityFields';
import { LatePart } from '@kashi/kit/late/LatePart';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { useLayoutEffect, useState } from 'react';
import styles from './AddressPlace.module.css';
import { useArea } from './use-area.ts';
import { useShopPlace } from './use-shop-place.ts';

const loadAddressMap = () => import('./AddressMap.tsx').then((module) => module.AddressMap);

/** The fields of the pin that the form sends. */
export interface Place {
  Lat: number | null;
  Lng: number | null;
  AreaId: number | null;
}

interface AddressPlaceProps {
  address: Address | undefined;
  error: string | undefined;
  /** The pin or its area has changed. */
  onPlace(place: Place): void;
  /** The shopper has set the pin or taken it away. */
  onTyped(): void;
}

/** The city, and the point in it. Choosing another city removes the pin, which would stand in the old city. */
export function AddressPlace({ address, error, onPlace, onTyped }: AddressPlaceProps) {
  const { shop, isKnown } = useShopPlace();
  const [city, setCity] = useState<CityOption | null>(null);
  const [cityId, setCityId] = useState(address?.CityId ?? null);
  const [saved, setSaved] = useState(() => pointAt(address?.Lat, address?.Lng));
  const [point, setPoint] = useState(saved);
  const isInShopCity = shop !== null && shop.CityId !== null && shop.CityId === cityId;
  const area = useArea(point, isInShopCity);

  // An area that is not read yet, or cannot be, is the saved one while the pin is.
  const savedArea = point && point === saved ? address?.AreaId : null;
  const areaId = (area ? area.AreaId : savedArea) ?? null;
  // A layout effect, so that a form that is sent at once still sends the pin that is on the screen.
  useLayoutEffect(
    () => onPlace({ Lat: point?.lat ?? null, Lng: point?.lng ?? null, AreaId: areaId }),
    [onPlace, point, areaId],
  );

  function choosePoint(chosen: MapPoint | null) {
    onTyped();
    setPoint(chosen);
  }

  function chooseCity(chosen: CityOption | null) {
    setCity(chosen);
    setCityId(chosen?.Value ?? null);
    setSaved(null);
    setPoint(null);
  }

  return (
    <>
      <CityFields chosen={address && cityOf(address)} error={error} onCity={chooseCity} />
      {/* The map waits until the source of its tiles is known. */}
      {isKnown ? (
        <LatePart
          load={loadAddressMap}
          waiting={waiting}
          props={{
            point,
            saved,
            city,
            shop: pointAt(shop?.Lat, shop?.Lng),
            tiles: shop?.MapTiles ?? null,
            areaName: area?.AreaName ?? '',
            onPoint: choosePoint,
          }}
        />
      ) : (
        waiting
      )}
    </>
  );
}

const waiting = (
  <div className={styles.waiting}>
    <Skeleton />
  </div>
);

function cityOf({ ProvinceId, CityId, FullLocation }: Address): ChosenCity {
  return { provinceId: ProvinceId, cityId: CityId, name: FullLocation };
}

function pointAt(lat: number | null = null, lng: number | null = null): MapPoint | null {
  return lat === null || lng === null ? null : { lat, lng };
}
