import { Bone } from '../../../ui/skeleton.tsx'
import styles from './skeletons.module.css'

const times = (count: number) => Array.from({ length: count }, (_, place) => place)

/** The last line of a text is shorter, as in real text. */
export function Lines({ count }: { count: number }) {
  return times(count).map((line) => <Bone key={line} width={line === count - 1 ? '55%' : '100%'} />)
}

/** A headline above the line, as on every page. */
export function HeaderBones() {
  return (
    <div className={styles.header}>
      <Bone width="min(60%, 24rem)" shape="headline" />
      <Bone width="min(85%, 40rem)" shape="headline" />
    </div>
  )
}

/** Rows of the programme: date, title, ticket. */
export function RowBones({ count }: { count: number }) {
  return (
    <div className={styles.rows}>
      {times(count).map((row) => (
        <div key={row} className={styles.row}>
          <Bone shape="headline" width="3ch" />
          <div>
            <Bone width="70%" />
            <Bone width="40%" />
          </div>
          <Bone width="6rem" />
        </div>
      ))}
    </div>
  )
}

/** A grid of pictures with one or two lines below each. */
export function CardBones({ count, ratio = '3 / 2' }: { count: number; ratio?: string }) {
  return (
    <div className={styles.cards}>
      {times(count).map((card) => (
        <div key={card}>
          <Bone shape="box" ratio={ratio} />
          <Bone width="80%" />
          <Bone width="45%" />
        </div>
      ))}
    </div>
  )
}

/** Text beside a picture. */
export function DetailBones({ ratio }: { ratio: string }) {
  return (
    <div className={styles.detail}>
      <Bone shape="box" ratio={ratio} />
      <div>
        <Lines count={7} />
      </div>
    </div>
  )
}

export function OptionBones({ count }: { count: number }) {
  return (
    <div className={styles.options}>
      {times(count).map((option) => (
        <Bone key={option} shape="headline" width={`${5 + ((option * 3) % 5)}rem`} />
      ))}
    </div>
  )
}
