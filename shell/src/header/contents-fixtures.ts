import type { Contents } from '@kashi/shared/contracts/home';

/** The home content, with one group that has branches and a shop that says nothing of itself. */
export function someContents(): Contents {
  return {
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
    Sliders: [],
    AmazingOffers: [],
    PromoSectionProducts: [],
    Brands: [],
    SuggestedProducts: [],
    Banners: Array.from({ length: 12 }, () => ({
      IsActive: 0 as const,
      PicPath: '',
      URL: '',
      Alt: '',
    })),
    CustomerFullName: '',
    MobileNo: '',
    IsUserLogined: false,
    BaseInfos: null,
  };
}
