import { definePage } from '@kashi/kit/define';
import { loadContact, type ContactData } from './contact-data.ts';
import { ContactPage } from './ContactPage.tsx';
import { ContactSkeleton } from './ContactSkeleton.tsx';
import { messages } from './messages.ts';

export const page = definePage<ContactData>({
  load: loadContact,
  head: (data) => ({
    title: messages.title,
    description: messages.description,
    canonical: '/contactUs',
    ...data?.picture,
  }),
  Component: ({ data }) => <ContactPage {...data} />,
});

export const Waiting = ContactSkeleton;
