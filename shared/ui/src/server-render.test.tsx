import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { StaticRouter } from 'react-router-dom';
import { Accordion } from './text/Accordion.tsx';
import { ChoiceCard } from './form/choice/ChoiceCard.tsx';
import { CodeField } from './form/CodeField.tsx';
import { Countdown } from './goods/Countdown.tsx';
import { Empty } from './notice/Empty.tsx';
import { Fallback } from './notice/Fallback.tsx';
import { Field } from './form/field/Field.tsx';
import { Input } from './form/Input.tsx';
import { Pagination } from './navigation/Pagination.tsx';
import { PictureTile } from './picture/PictureTile.tsx';
import { Price } from './goods/Price.tsx';
import { Quantity } from './form/amount/Quantity.tsx';
import { Rail } from './layout/Rail.tsx';
import { RangeSlider } from './form/amount/RangeSlider.tsx';
import { SkeletonCard } from './skeleton/SkeletonCard.tsx';
import { Steps } from './navigation/Steps.tsx';
import { Tabs } from './navigation/Tabs.tsx';

const parts: Record<string, ReactNode> = {
  Accordion: <Accordion title="برند">آوا</Accordion>,
  ChoiceCard: <ChoiceCard type="radio" title="خانه" />,
  Countdown: <Countdown seconds={120} />,
  Empty: <Empty icon={null} title="خالیست" />,
  Fallback: <Fallback />,
  Field: (
    <Field label="کد" error="نادرست">
      <CodeField name="Code" />
      <Input suffix="تومان" />
    </Field>
  ),
  Pagination: <Pagination page={1} pageCount={9} hrefOf={String} />,
  PictureTile: <PictureTile picture={null} path="/a.webp" sizes="10rem" />,
  Price: <Price price={2} finalPrice={1} />,
  Quantity: <Quantity name="چای" quantity={1} max={2} onChange={() => {}} />,
  Rail: <Rail label="کالاها">{null}</Rail>,
  RangeSlider: <RangeSlider min={0} max={50_000} from={5000} fromName="a" toName="b" />,
  SkeletonCard: <SkeletonCard />,
  Steps: <Steps label="گام‌ها" steps={[{ title: 'یک' }]} current={0} />,
  Tabs: <Tabs label="کالا" tabs={[{ id: 'a', title: 'متن', content: 'متن' }]} />,
};

test.each(Object.entries(parts))(
  '%s comes from the server without an inline style',
  (_name, part) => {
    const html = renderToString(<StaticRouter location="/">{part}</StaticRouter>);

    expect(html).not.toBe('');
    expect(html).not.toMatch(/\sstyle=/);
  },
);
