import { describe, expect, it } from 'vitest'
import { fromWebshop } from '../server/old-lists.ts'
import { canonicalRedirect } from './canonical-redirect.ts'

describe('3-readings, Routes: one spelling per page', () => {
  it.each([
    ['/de/', '/de'],
    ['/de/haus///', '/de/haus'],
    ['/de//haus', '/de/haus'],
    ['/%64e/%68aus', '/de/haus'],
    ['/de/r%c3%a4ume', '/de/r%C3%A4ume'],
    ['/DE', '/de'],
    ['/EN/Events/', '/en/events'],
    ['/De/PROGRAMM/Der-Nachtspeicher/44', '/de/programm/Der-Nachtspeicher/44'],
    ['/EN/The-House', '/en/The-House'],
    ['/en/Search/Events/2', '/en/search/Events/2'],
    ['/CMS-Hub', '/cms-hub'],
    ['/de/admin/', '/de/admin'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/webshop/%65vent/100047', '/webshop/event/100047'],
    ['/en//webshop/event/100047', '/en/webshop/event/100047'],
    ['/WEBSHOP/Cart/', '/webshop/Cart/'],
    ['/%61dmin//events/', '/admin/events/'],
  ])('%s leads to %s', (from, to) => {
    expect(canonicalRedirect(from)).toEqual({ to, status: 301 })
  })

  it.each([
    '/de',
    '/de/haus',
    '/de/Haus',
    '/Nowhere',
    '/de/r%C3%A4ume',
    '/de/a:b@c,d',
    '/de/a%2Fb',
    '/de/%ff',
  ])('%s stays', (path) => {
    expect(canonicalRedirect(path)).toBeNull()
  })

  it('spares the back-office and the shop', () => {
    expect(canonicalRedirect('/admin/events/event/17/change/')).toBeNull()
    expect(canonicalRedirect('/webshop/')).toBeNull()
  })

  it('sends aliases on with their own status', () => {
    expect(canonicalRedirect('/')).toEqual({ to: '/de', status: 302 })
    expect(canonicalRedirect('/de/profil/')).toEqual({ to: '/de/user/profile', status: 301 })
  })

  it.each([
    ['/en/agb', '/en/terms'],
    ['/en/datenschutz', '/en/privacy'],
    ['/en/impressum', '/en/imprint'],
    ['/en/abonnements', '/en/subscriptions'],
  ])('1 §2 Screens and routes: %s of the specification leads to its English spelling %s', (from, to) => {
    expect(canonicalRedirect(from, '?a=b')).toEqual({ to: `${to}?a=b`, status: 301 })
  })

  it('is quick on a long run of slashes', () => {
    expect(canonicalRedirect(`/de${'/'.repeat(100_000)}haus`)).toEqual({ to: '/de/haus', status: 301 })
  })
})

describe('1 §2 Webshop redirects', () => {
  it.each([
    ['/eventim.webshop/webticket/eventlist', '', '/de/programm'],
    ['/eventim.webshop/WebTicket/EventList', '?language=EN', '/en/events'],
    ['/testshop/webticket/itemgroups/', '?language=en', '/en/artikel'],
    ['/testshop/webticket/serieslist', '?language=xx&a=b', '/de/abonnement?a=b'],
    ['/testshop/webticket/eventlist', '?utm_source=brief&language=en&v=1', '/en/events?utm_source=brief'],
    ['/testshop/webticket/eventlist', '?type=Konzert&date=2026&a=b', '/de/programm?a=b'],
  ])('%s%s leads to %s', (path, search, to) => {
    expect(canonicalRedirect(path, search, fromWebshop)).toEqual({ to, status: 301 })
  })

  it.each([
    '/webshop/webticket/eventlist',
    '/testshop/webticket',
    '/testshop/webticket/eventlist/1',
    '/de/testshop/webticket/eventlist',
  ])('%s stays', (path) => expect(canonicalRedirect(path, '', fromWebshop)).toBeNull())
})
