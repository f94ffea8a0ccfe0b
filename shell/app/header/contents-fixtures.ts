import type { Contents } from '@kashi/contracts/home';
import { shopContents } from '@kashi/kit/testing/shop-contents';

/** The home content, with one group that has branches, and a shop without facts. */
export function someContents(): Contents {
  return {
    ...shopContents(),
    Groups: [
      {
        Id: 1,
        Title: 'کالای دیجیتال',
        GroupPicPath: '',
        SubGroups: [
          {
            Id: 11,
            Title: 'ساعت و پوشیدنی',
            Categories: [{ Id: 111, Title: 'ساعت هوشمند' }],
          },
          { Id: 12, Title: 'دوربین', Categories: [] },
        ],
      },
    ],
    BaseInfos: null,
  };
}
