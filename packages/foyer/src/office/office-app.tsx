import { useCallback, useContext, useEffect, useMemo } from 'react'
import { translate } from '../contract/define-strings.ts'
import { DEFAULT_LOCALE, type Locale } from '../contract/locale.ts'
import { EnvironmentContext } from '../fields/controls/environment.ts'
import type { ResourceDescription } from '../fields/description.ts'
import { CallContext } from '../ui/use-call.ts'
import { useStrings } from '../ui/use-locale.ts'
import type { OfficeAddress } from './address.ts'
import { CalendarScreen } from './calendar/calendar-screen.tsx'
import { officeCalls } from './calls.ts'
import { controlsEnvironment } from './controls-environment.ts'
import { FailureNote } from './failure-note.tsx'
import { FormScreen } from './form/form-screen.tsx'
import { useFormKey } from './form/staying-form.ts'
import { OfficeFrame } from './frame/office-frame.tsx'
import { HomeScreen } from './home/home-screen.tsx'
import { ImportDeskScreen } from './import-desk/import-desk-screen.tsx'
import { ListScreen } from './list/list-screen.tsx'
import { Contained, OwnPanelScreen, useOwnPanels } from './own-panels.tsx'
import { strings } from './strings.ts'
import { useAccountLanguage, useToolLanguage } from './tool-language.ts'
import { TreeScreen } from './tree/tree-screen.tsx'
import { useAnswer } from './use-answer.ts'
import { OfficeContext, resourceNamed, useOffice, useTexts } from './use-office.ts'

/** Loaded once per language and visit: resources only change with a new release. */
const described = new Map<Locale, ResourceDescription[]>()

export function OfficeApp({ address }: { address: OfficeAddress }) {
  const t = useStrings(strings)
  const locale = useToolLanguage()
  const callIn = useContext(CallContext)
  const ask = useCallback(() => officeCalls(callIn(DEFAULT_LOCALE)).language(), [callIn])
  useAccountLanguage(ask)
  if (locale) return <Office wanted={locale} address={address} />
  return (
    <main id="main-content">
      <p role="status">{t.loading}</p>
    </main>
  )
}

function Office({ wanted, address }: { wanted: Locale; address: OfficeAddress }) {
  const callIn = useContext(CallContext)
  const describe = useCallback(async () => {
    const resources = described.get(wanted) ?? (await officeCalls(callIn(wanted)).describe())
    described.set(wanted, resources)
    return { locale: wanted, resources }
  }, [callIn, wanted])
  const { data, failure, again } = useAnswer(describe)
  // Until the other language is loaded, everything stays in the current one.
  const resources = described.get(wanted) ?? data?.resources
  const locale = described.has(wanted) ? wanted : (data?.locale ?? wanted)
  const calls = useMemo(() => officeCalls(callIn(locale)), [callIn, locale])
  const office = useMemo(() => ({ locale, calls, resources: resources ?? [] }), [locale, calls, resources])
  const environment = useMemo(() => controlsEnvironment(office), [office])
  useDocumentLanguage(locale)
  return (
    <OfficeContext value={office}>
      <EnvironmentContext value={environment}>
        <OfficeFrame address={address}>
          {failure && <FailureNote failure={failure} onRetry={again} />}
          {!resources && !failure && <p role="status">{translate(strings, locale).loading}</p>}
          {resources && <Place address={address} resources={resources} />}
        </OfficeFrame>
      </EnvironmentContext>
    </OfficeContext>
  )
}

/** The address has no language, so the document's language is that of the site: it is set to that of the tools. */
function useDocumentLanguage(locale: Locale): void {
  useEffect(() => {
    const { documentElement } = document
    const before = documentElement.lang
    documentElement.lang = locale
    return () => {
      documentElement.lang = before
    }
  }, [locale])
}

function Place({ address, resources }: { address: OfficeAddress; resources: ResourceDescription[] }) {
  const { locale } = useContext(EnvironmentContext)
  const formKey = useFormKey()
  const own = useOwnPanels('page')
  if (address.at === 'home')
    return (
      <Contained>
        <HomeScreen locale={locale} />
      </Contained>
    )
  if (address.at === 'importDesk') return <ImportDeskScreen />
  const resource = resourceNamed(resources, address.resource)
  const panel = own.find(({ name }) => address.at === 'list' && address.resource === `house/${name}`)
  if (panel) return <OwnPanelScreen key={panel.name} file={panel} />
  if (!resource) return <NotDescribed key={address.resource} name={address.resource} />
  if (address.at === 'add' && !resource.can_create)
    return <p role="alert">{translate(strings, locale).unknown}</p>
  if (address.at === 'calendar' && resource.begins)
    return <CalendarScreen key={address.resource} resource={resource} />
  if (address.at === 'tree' && resource.parent)
    return <TreeScreen key={address.resource} resource={resource} />
  if (address.at === 'list' || address.at === 'calendar' || address.at === 'tree')
    return <ListScreen key={address.resource} resource={resource} />
  const id = address.at === 'change' ? address.id : null
  return <FormScreen key={formKey} resource={resource} id={id} />
}

/** For a resource that is not in the description: only for admins, or not existing. */
function NotDescribed({ name }: { name: string }) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const ask = useCallback(() => calls.knock(name), [calls, name])
  const { failure } = useAnswer(ask)
  if (!failure) return <p role="status">{t.loading}</p>
  return <p role="alert">{failure.code === 'permission_denied' ? t.adminsOnly : t.unknown}</p>
}
