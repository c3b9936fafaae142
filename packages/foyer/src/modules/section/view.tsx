import { Picture } from '../../domains/media/picture.tsx'
import type { ContentOf } from '../kit/define-module.ts'
import { ModuleView } from '../kit/module-list.tsx'
import type { section } from './schema.ts'
import styles from './view.module.css'

export const width = 'full'

/** A section with its own ground (1 §9 Background classes); its columns follow the page's grid. */
export default function SectionView({ module }: { module: ContentOf<typeof section> }) {
  return (
    <section className={`${styles.section} ${module.extra_class}`}>
      {module.image_obj && <Picture image={module.image_obj} className={styles.image} sizes="100vw" />}
      <div className={`${styles.inner} grid-x`}>
        {module.columns.map((column) => (
          <div
            key={column.index}
            className={`cell ${column.classes || 'small-12'}`}
            data-column={column.index}
          >
            {column.children.map((child) => (
              <ModuleView key={child.id} module={child} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
