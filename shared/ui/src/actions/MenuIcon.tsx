import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';

const icons = {
  bell: IconBell,
  file: IconFileText,
  gift: IconGift,
  heart: IconHeart,
  help: IconHelpCircle,
  lock: IconLock,
  'map-pin': IconMapPin,
  message: IconMessageCircle,
  package: IconPackage,
  phone: IconPhone,
  receipt: IconReceipt,
  user: IconUser,
  wallet: IconWallet,
};

/** These icons show written text, so they are mirrored with the direction of reading. */
const mirrored = ['file', 'help', 'receipt'];

/** The icon of a menu's link, by the name in its `menu` entry. An unknown name gets the icon of a link. */
export function MenuIcon({ name = '' }: { name?: string | undefined }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : IconLink;
  return <Icon data-mirror={mirrored.includes(name) || undefined} aria-hidden="true" />;
}
