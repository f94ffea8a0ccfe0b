/**
 * Lets the server notice a lost machine within half a minute, instead of the two hours of Linux's default settings: until then the
 * machine's connections keep their places, and their transactions what they have locked.
 */
export const noticedWhenGone = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3`;
