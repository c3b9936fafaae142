import type { ReactNode } from 'react'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { CardBones, DetailBones, HeaderBones, Lines, OptionBones, RowBones } from './bones.tsx'
import type { SkeletonKind } from './skeleton-of.ts'
import styles from './skeletons.module.css'

/** In the proportions of the screens they stand for, so that little moves when those arrive. */
const OUTLINES: Record<SkeletonKind, () => ReactNode> = {
  eventList: () => (
    <>
      <HeaderBones />
      <OptionBones count={4} />
      <RowBones count={8} />
    </>
  ),
  eventDetail: () => (
    <>
      <HeaderBones />
      <DetailBones ratio="4 / 5" />
    </>
  ),
  ensembleList: () => (
    <>
      <HeaderBones />
      <CardBones count={8} ratio="var(--picture-card)" />
    </>
  ),
  optionsList: () => (
    <>
      <HeaderBones />
      <OptionBones count={12} />
    </>
  ),
  productionsList: () => (
    <>
      <HeaderBones />
      <OptionBones count={4} />
      <CardBones count={6} ratio="var(--picture-card)" />
    </>
  ),
  venueDetail: () => (
    <>
      <HeaderBones />
      <DetailBones ratio="3 / 2" />
      <RowBones count={4} />
    </>
  ),
  homeSlides: () => (
    <>
      <div className={styles.slide}>
        <Bone shape="box" ratio="21 / 10" />
      </div>
      <RowBones count={4} />
    </>
  ),
  magazineList: () => (
    <>
      <HeaderBones />
      <OptionBones count={6} />
      <DetailBones ratio="3 / 2" />
      <CardBones count={3} />
    </>
  ),
  pageHeader: () => (
    <>
      <HeaderBones />
      <div className={styles.text}>
        <Lines count={6} />
      </div>
    </>
  ),
  seriesDetail: () => (
    <>
      <HeaderBones />
      <div className={styles.text}>
        <Lines count={4} />
      </div>
      <RowBones count={6} />
    </>
  ),
  cardList: () => (
    <>
      <HeaderBones />
      <CardBones count={6} />
    </>
  ),
}

/** The outline of a screen that takes longer than a moment to load. */
export default function ScreenSkeleton({ kind }: { kind: SkeletonKind }) {
  return (
    <main aria-busy="true" data-skeleton={kind}>
      <Skeleton>{OUTLINES[kind]()}</Skeleton>
    </main>
  )
}
