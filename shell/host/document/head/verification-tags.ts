import type { VerificationTag } from '@kashi/contracts/home';
import { tag } from '../html.ts';

/** The tags by which search engines and issuers of badges see whose shop it is. */
export function verificationTags(tags: readonly VerificationTag[] = []): string[] {
  return tags.map(({ Name, Content }) => tag('meta', { name: Name, content: Content }));
}
