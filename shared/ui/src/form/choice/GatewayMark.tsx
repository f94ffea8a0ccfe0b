import type { ReactNode } from 'react';
import styles from './GatewayMark.module.css';

/** Marks of our own, by the gateway's code (§9): a shop shows a bank's own mark only where the bank has agreed. */
const marks: Record<number, ReactNode> = {
  // a card that is read
  1: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="2.5" />
      <path d="M3 10h18M7 14.5h4" />
    </>
  ),
  // a coin with the edge of another behind it
  2: (
    <>
      <circle cx="10" cy="12" r="6.5" />
      <path d="M14.5 6.2a6.5 6.5 0 0 1 0 11.6M10 9v6M8 12h4" />
    </>
  ),
  // a house with columns
  3: <path d="M4 20h16M5 10h14M12 4l7 4v2H5V8zM7 10v7M12 10v7M17 10v7" />,
};

/** What a gateway is known by at a glance. Another gateway has the house of a bank. */
export function GatewayMark({ code }: { code: number }) {
  return (
    <span className={styles.mark} data-gateway={code}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {marks[code] ?? marks[3]}
      </svg>
    </span>
  );
}
