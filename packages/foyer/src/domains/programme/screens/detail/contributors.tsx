import { Link } from '../../../../ui/link.tsx'
import type { Contributor } from '../../../people/contract.ts'
import styles from './contributors.module.css'

/** The cast list: roles and names. People of the house have links to their pages. */
export function Contributors({ contributors }: { contributors: Contributor[] }) {
  return (
    <dl className={styles.bill}>
      {byRole(contributors).map(({ role, lang, people }) => (
        <div key={role} className={styles.entry}>
          <dt lang={lang}>{role}</dt>
          {people.map(({ name, person }) => (
            <dd key={name}>{person ? <Link to={person.url}>{person.name}</Link> : name}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** People with the same role are listed together, at the place of the first. */
function byRole(
  contributors: Contributor[],
): (Pick<Contributor, 'role' | 'lang'> & { people: Contributor[] })[] {
  const roles = new Map<string, Contributor[]>()
  for (const contributor of contributors) {
    roles.set(contributor.role, [...(roles.get(contributor.role) ?? []), contributor])
  }
  return [...roles].map(([role, people]) => ({ role, lang: people[0]?.lang, people }))
}
