import { expect, test } from 'vitest';
import { playerAddress } from './video-address.ts';

const aparat = 'https://www.aparat.com/video/video/embed/videohash/aB3xz/vt/frame';
const youtube = 'https://www.youtube-nocookie.com/embed/dQw4-_9';

test.each([
  ['https://www.aparat.com/v/aB3xz', aparat],
  ['https://aparat.com/v/aB3xz/title', aparat],
  [aparat, aparat],
  ['https://www.youtube.com/watch?v=dQw4-_9&t=3', youtube],
  ['https://m.youtube.com/watch?v=dQw4-_9', youtube],
  ['https://youtube.com/shorts/dQw4-_9?feature=share', youtube],
  ['https://www.youtube.com/live/dQw4-_9', youtube],
  ['https://youtu.be/dQw4-_9', youtube],
  [youtube, youtube],
])('%s is played by its own site', (address, player) => {
  expect(playerAddress(address)).toBe(player);
});

test.each([
  'https://videos.example/v/aB3xz',
  'https://www.aparat.com.evil.example/v/aB3xz',
  'http://www.aparat.com/v/aB3xz',
  'javascript:alert(1)',
  'https://www.youtube.com/watch?v=%22%3E',
  'https://www.aparat.com/',
  'https://www.youtube.com/@kashi',
  'https://shop.example/watch.mp4',
  'not an address',
])('%s is not embedded', (address) => {
  expect(playerAddress(address)).toBeNull();
});
