import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { NoticeFrame, type NoticeFrameProps } from './NoticeFrame.tsx';

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  waiting: IconClock,
  danger: IconAlertTriangle,
};

interface NoticeProps extends Omit<NoticeFrameProps, 'icon' | 'variant'> {
  variant?: NoticeFrameProps['variant'] | undefined;
}

/** A sentence that belongs to the page and stays there. */
export function Notice({ variant = 'info', ...notice }: NoticeProps) {
  const Icon = icons[variant];
  return <NoticeFrame {...notice} variant={variant} icon={<Icon aria-hidden="true" />} />;
}
