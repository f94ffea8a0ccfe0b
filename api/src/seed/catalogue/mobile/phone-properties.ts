/** The properties of every phone; '' where the maker gives no value. */
interface PhoneFacts {
  screen: string;
  chip: string;
  memory: string;
  battery: string;
  camera: string;
  refreshRate: string;
  resolution: string;
  system: string;
  cardSlot: string;
  selfie: string;
  video: string;
  charging: string;
  network: string;
  weight: string;
  water: string;
}

/** Gives every phone the same groups and lines, so that any four of them can be compared. */
export function phoneProperties(facts: PhoneFacts) {
  return {
    'مشخصات کلی': {
      صفحه‌نمایش: facts.screen,
      پردازنده: facts.chip,
      'حافظه و رم': facts.memory,
      باتری: facts.battery,
      وزن: facts.weight,
      'مقاومت در برابر آب': facts.water,
    },
    صفحه‌نمایش: {
      'نرخ تازه‌سازی': facts.refreshRate,
      وضوح: facts.resolution,
    },
    دوربین: {
      'دوربین اصلی': facts.camera,
      'دوربین سلفی': facts.selfie,
      فیلم‌برداری: facts.video,
    },
    'نرم‌افزار و ارتباط': {
      سیستم‌عامل: facts.system,
      'توان شارژ': facts.charging,
      'شبکهٔ همراه': facts.network,
      'کارت حافظه': facts.cardSlot,
    },
  };
}
