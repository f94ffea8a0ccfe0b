import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { PlaceMap } from '@kashi/ui/map/PlaceMap';
import type { ContactData } from './contact-data.ts';
import { ContactForm } from './ContactForm.tsx';
import { messages } from './messages.ts';
import { ShopFacts } from './ShopFacts.tsx';
import styles from './ContactPage.module.css';

/** A form for a message to the shop, and the shop's place (§2, Contact). */
export function ContactPage(shop: ContactData) {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }, { title: messages.title }]} />
      <h1 className={styles.title}>{messages.title}</h1>
      <div className={styles.columns}>
        <ContactForm />
        <div className={styles.place}>
          {shop.location && (
            <PlaceMap
              point={shop.location}
              label={messages.mapOf(shop.shopName)}
              tiles={shop.mapTiles}
            />
          )}
          <ShopFacts {...shop} />
        </div>
      </div>
    </div>
  );
}
