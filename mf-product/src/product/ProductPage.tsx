import { LateDialog } from '@kashi/kit/late/LateDialog';
import type { Preview } from '@kashi/border/preview';
import { Slice } from '@kashi/ui/layout/Slice';
import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { Row } from '@kashi/ui/layout/Row';
import { Stack } from '@kashi/ui/layout/Stack';
import { Tag } from '@kashi/ui/text/Tag';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { BuyBox } from './variants/BuyBox.tsx';
import { brandPath, groupPath, subGroupPath, tagPath } from './filter-links.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { galleryPictures } from './gallery/gallery-pictures.ts';
import { Highlights } from './details/Highlights.tsx';
import { messages } from './messages.ts';
import type { ProductData } from './product-data.ts';
import { ProductDetails } from './details/ProductDetails.tsx';
import { ProductMeta } from './ProductMeta.tsx';
import { ProductTools } from './ProductTools.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';
import type { ProductDialog } from './ProductDialogs.tsx';
import { isChoice } from './variants/variants.ts';
import { useVariant } from './variants/use-variant.ts';
import { VariantPicker } from './variants/VariantPicker.tsx';
import { ViewedProducts } from './viewed/ViewedProducts.tsx';
import { useState } from 'react';
import styles from './ProductPage.module.css';

const loadDialogs = () =>
  import(/* webpackChunkName: "dialogs" */ './ProductDialogs.tsx').then(
    ({ ProductDialogs }) => ProductDialogs,
  );

interface ProductPageProps {
  data: ProductData;
  /** The pressed card's facts, which the page showed until its data came. */
  preview?: Preview | undefined;
}

/** The page of one product (§2). Price, stock, pictures and button follow the chosen variant. */
export function ProductPage({ data, preview }: ProductPageProps) {
  const { product } = data;
  const { variants, variant, hrefOf, choose } = useVariant(data);
  const pictures = galleryPictures(product, variant);
  const [opened, setOpened] = useState<ProductDialog | null>(null);

  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[
          { title: messages.shop, href: '/' },
          { title: product.GroupTitle, href: groupPath(product) },
          { title: product.SubGroupTitle, href: subGroupPath(product) },
          { title: product.Name },
        ]}
      />
      <div className={styles.product}>
        <div className={styles.gallery}>
          <ProductTools product={product} onOpen={setOpened} />
          <Slice>
            {/* The key makes another variant's pictures begin with the first one. */}
            <Gallery
              key={pictures[0]?.key}
              pictures={pictures}
              productName={product.Name}
              discountPercent={variant?.buyable ? product.DiscountPercent : 0}
              standIn={preview?.picture}
            />
          </Slice>
        </div>
        <Stack gap={5}>
          <div>
            <TextLink href={brandPath(product)} forward>
              {messages.brand(product.BrandTitle)}
            </TextLink>
            <h1 className={styles.title}>{product.Name}</h1>
            <ProductMeta product={product} />
          </div>
          {variant && isChoice(variants) && (
            <VariantPicker
              variants={variants}
              chosen={variant}
              areSizes={Boolean(product.SizeGuidePath)}
              hrefOf={hrefOf}
              onChoose={choose}
            />
          )}
          {product.SizeGuidePath && (
            <TextLink href={product.SizeGuidePath}>{messages.sizeGuide}</TextLink>
          )}
          <Highlights properties={product.HighlightedProductPropertyValue} />
          <Row>
            {product.ProductTags.map((tag) => (
              <Tag key={tag.Id} href={tagPath(tag)}>
                {tag.Title}
              </Tag>
            ))}
          </Row>
        </Stack>
        <div className={styles.buy}>
          <BuyBox
            product={product}
            variant={variant}
            phone={data.phone}
            onOpenPrices={() => setOpened('prices')}
          />
        </div>
        <div className={styles.details}>
          <Slice>
            <ProductDetails data={data} />
          </Slice>
        </div>
      </div>
      <SimilarProducts products={product.SimilarProducts} />
      <ViewedProducts productId={product.Id} />
      {opened && (
        <LateDialog
          load={loadDialogs}
          opened={opened}
          product={product}
          variants={variants}
          variant={variant}
          hrefOf={hrefOf}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
