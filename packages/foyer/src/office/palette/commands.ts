import { otherLocale, TOOL_LOCALES } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import { addHref, calendarHref, homeHref, importDeskHref, startHref, treeHref } from '../address.ts'
import { strings as deskStrings } from '../import-desk/strings.ts'
import { areas, strings } from '../strings.ts'
import { chooseToolLanguage } from '../tool-language.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'

export interface Command {
  key: string
  title: string
  /** Its kind, in a word. */
  kind: string
  href?: string
  run?(): void
}

const SHOWN = 12

/** Commands that are available everywhere. */
export function useCommands(): Command[] {
  const t = useTexts(strings)
  const desk = useTexts(deskStrings)
  const areaNames = useTexts(areas) as Record<string, string>
  const { locale, resources } = useOffice()
  const other = otherLocale(locale, TOOL_LOCALES)
  return [
    ...resources.flatMap((resource): Command[] => {
      const name = resourceName(resource)
      const kind = areaNames[resource.area] ?? resource.area
      const view = (at: string, title: string, to: string) => ({
        key: `${at}-${name}`,
        title,
        kind,
        href: to,
      })
      return [
        view('list', resource.many, startHref(resource)),
        ...(resource.can_create ? [view('add', t.add(resource.one), addHref(name))] : []),
        ...(resource.begins ? [view('calendar', t.calendar, calendarHref(name))] : []),
        ...(resource.parent ? [view('tree', `${resource.many}: ${t.tree}`, treeHref(name))] : []),
      ]
    }),
    { key: 'import-desk', title: desk.importDesk, kind: '', href: importDeskHref },
    { key: 'home', title: t.office, kind: '', href: homeHref },
    { key: 'site', title: t.toSite, kind: '', href: href('home', locale) },
    ...(other
      ? [{ key: 'language', title: t.otherLanguage, kind: '', run: () => chooseToolLanguage(other) }]
      : []),
  ]
}

/** The commands that have, for every typed word, a word with that beginning. */
export function matchingCommands(commands: Command[], words: string): Command[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ title, kind }: Command) => {
    const own = `${title} ${kind}`.toLowerCase().split(/[\s:]+/)
    return wanted.every((word) => own.some((one) => one.startsWith(word)))
  }
  return commands.filter(fits).slice(0, SHOWN)
}
