import styles from './promoter.module.css'

/** Who invites, where it is not the house alone. */
export function Promoter({ promoter }: { promoter: string }) {
  return <p className={styles.promoter}>{promoter}</p>
}
