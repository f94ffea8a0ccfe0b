import type { PageProps } from '@kashi/kit/define';
import { Slice } from '@kashi/ui/layout/Slice';
import { Section } from '@kashi/ui/layout/Section';
import type { ReactNode } from 'react';
import { AllLink } from './sections/AllLink.tsx';
import { BannerRow } from './sections/BannerRow.tsx';
import { Brands } from './sections/Brands.tsx';
import { GroupNiches } from './sections/GroupNiches.tsx';
import { Hero } from './slides/Hero.tsx';
import type { HomeData, Promo } from './home-data.ts';
import { messages } from './messages.ts';
import { Moment } from './sections/Moment.tsx';
import { Offers } from './sections/Offers.tsx';
import { ProductRail } from './sections/ProductRail.tsx';
import { mostInWall, ProductWall } from './sections/ProductWall.tsx';
import styles from './HomePage.module.css';

/** The twelve banner slots by place: two beside the slides, then rows of four, two and four (§2). */
const slots = { hero: [0, 2], four: [2, 6], two: [6, 8], last: [8, 12] } as const;

export function HomePage({ data }: PageProps<HomeData>) {
  const { banners, promos, suggested, offers, groups, brands } = data;
  const [first, beside, wall, fourth, fifth] = promos;

  return (
    <div className="wrap">
      <h1 className="visually-hidden">{messages.heading(data.shopName)}</h1>
      <Hero slides={data.slides} banners={banners.slice(...slots.hero)} />
      {groups.length > 0 && (
        <Section title={messages.groups}>
          <GroupNiches groups={groups} />
        </Section>
      )}
      {offers.length > 0 && (
        <Slice>
          <Offers products={offers} />
        </Slice>
      )}
      {first && <PromoRail promo={first} />}
      <BannerRow banners={banners.slice(...slots.four)} />
      <div className={styles.besideMoment}>
        {suggested.length > 0 && (
          <Slice>
            <Moment products={suggested} />
          </Slice>
        )}
        {beside && <PromoRail promo={beside} across={suggested.length > 0 ? 4 : 6} />}
      </div>
      {wall && wall.products.length > mostInWall && <PromoRail promo={wall} />}
      {wall && wall.products.length <= mostInWall && (
        <div className={styles.wall}>
          <PromoSection promo={wall} whenNear>
            <ProductWall products={wall.products} />
          </PromoSection>
        </div>
      )}
      <BannerRow banners={banners.slice(...slots.two)} wide />
      {fourth && <PromoRail promo={fourth} />}
      {fifth && <PromoRail promo={fifth} />}
      <BannerRow banners={banners.slice(...slots.last)} />
      {brands.length > 0 && (
        <Section title={messages.brands} whenNear>
          <Brands brands={brands} />
        </Section>
      )}
    </div>
  );
}

interface PromoRailProps {
  promo: Promo;
  across?: 4 | 6 | undefined;
}

function PromoRail({ promo, across }: PromoRailProps) {
  return (
    <PromoSection promo={promo} whenNear>
      <ProductRail label={promo.title} products={promo.products} across={across} />
    </PromoSection>
  );
}

interface PromoSectionProps {
  promo: Promo;
  whenNear?: boolean | undefined;
  children: ReactNode;
}

function PromoSection({ promo: { title, path }, whenNear, children }: PromoSectionProps) {
  return (
    <Section title={title} link={path && <AllLink href={path} of={title} />} whenNear={whenNear}>
      {children}
    </Section>
  );
}
