import type { PageHeaderProps } from 'openfoyer/slots'
import styles from './page-header.module.css'

/** The home page has no breadcrumbs: its headline lies on the picture of its first module. */
export default function PageHeader({ Original, ...props }: PageHeaderProps) {
  if (props.trail) return <Original {...props} />
  return (
    <div className={styles.over} data-part="page-header">
      <h1 className={styles.headline} lang={props.lang}>
        {props.headline}
      </h1>
    </div>
  )
}
