import type { FastifyInstance } from 'fastify'
import { hasArea } from '../contract/areas.ts'
import { addFavoriteCalendar } from '../domains/accounts/favorite-calendar.ts'
import { addHandOver, addShopFiles, addShopHints } from '../domains/booking/http.ts'
import { addCalendarFiles } from '../domains/events/http.ts'
import { addOembed } from '../domains/events/oembed.ts'
import { addEntryFiles } from '../domains/forms/entry-files.ts'
import { addFeeds } from '../domains/magazine/feed.ts'
import { addMediaFiles } from '../domains/media/files.ts'
import { addMedia } from '../domains/media/http.ts'
import type { Renditions } from '../domains/media/renditions.ts'
import { addIndexNowKey } from '../domains/search/index-now.ts'
import { addSitemap } from '../domains/search/sitemap.ts'
import { addBrandLogo } from '../domains/settings/brand/brand-logo.ts'
import { readSettings } from '../domains/settings/service.ts'
import { addWebManifest } from '../domains/settings/web-manifest.ts'
import { addHtmlFiles } from '../pages/html-files.ts'
import { addHtmlFrames } from '../pages/html-frames.ts'
import type { Platform } from '../platform/context.ts'
import type { EndpointRegistry } from '../platform/endpoints/local-call.ts'
import type { ContextFactory } from '../platform/http/context-factory.ts'
import { fileSharing } from '../platform/http/shared-file.ts'
import type { StoredAnswers } from '../platform/http/stored-answers.ts'
import { addWellKnown } from '../platform/http/well-known.ts'
import type { Shop } from '../webshop/port.ts'
import { ownAddresses } from './own-addresses.ts'

interface Needs {
  platform: Platform
  contextOf: ContextFactory
  stored: StoredAnswers
  registry: EndpointRegistry
  renditions: Renditions
  shop: Shop
  /** Looks at the shop again, after a hint. */
  lookAtShop(): void
}

/** Adds everything that has an address but is neither a call nor a screen. */
export function addFiles(
  server: FastifyInstance,
  { platform, contextOf, stored, registry, renditions, shop, lookAtShop }: Needs,
): void {
  const shareFile = fileSharing(contextOf, stored)
  addMedia(server, renditions)
  addMediaFiles(server, platform)
  if (hasArea('magazine'))
    addFeeds(server, shareFile, async (context) => (await readSettings(context)).site_name)
  addIndexNowKey(server, platform.config)
  addSitemap(server, shareFile, ownAddresses(registry, platform))
  addWebManifest(server, contextOf)
  addBrandLogo(server, platform)
  addCalendarFiles(server, shareFile)
  addOembed(server, shareFile)
  if (hasArea('accounts')) addFavoriteCalendar(server, contextOf)
  addEntryFiles(server, contextOf)
  addShopFiles(server, contextOf, shop)
  addHandOver(server, contextOf, shop)
  addShopHints(server, shop, lookAtShop)
  addHtmlFiles(server, contextOf)
  addHtmlFrames(server, contextOf)
  addWellKnown(server, platform)
}
