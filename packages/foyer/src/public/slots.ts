import type { ComponentProps } from 'react'
import type { TicketNote } from '../domains/booking/screens/ticket-note.tsx'
import type { EmptyProgramme } from '../domains/events/empty-programme.tsx'
import type { EventPoster } from '../domains/events/event-poster.tsx'
import type { EventRow } from '../domains/events/event-row.tsx'
import type { Hero } from '../domains/programme/screens/detail/hero.tsx'
import type { HomeScreen } from '../office/home/home-screen.tsx'
import type { HomeHero } from '../pages/screens/home-hero.tsx'
import type { MailFrame } from '../site/letters/mail-frame.tsx'
import type { ConsentText } from '../site/shell/consent/consent-text.tsx'
import type { NotFound } from '../site/shell/errors/error-view.tsx'
import type { SiteFooter } from '../site/shell/footer/site-footer.tsx'
import type { Logo } from '../site/shell/header/logo.tsx'
import type { SiteHeader } from '../site/shell/header/site-header.tsx'
import type { SlotProps } from '../ui/house-slot.tsx'
import type { PageHeader } from '../ui/page-header.tsx'

/** What `slots/<name>.tsx` of a house imports: the props of its part. Each gets our part as `Original`. */
export type LogoProps = SlotProps<ComponentProps<typeof Logo>>
export type HeaderProps = SlotProps<ComponentProps<typeof SiteHeader>>
export type FooterProps = SlotProps<ComponentProps<typeof SiteFooter>>
export type HomeHeroProps = SlotProps<ComponentProps<typeof HomeHero>>
export type PageHeaderProps = SlotProps<ComponentProps<typeof PageHeader>>
export type EventRowProps = SlotProps<ComponentProps<typeof EventRow>>
export type PosterProps = SlotProps<ComponentProps<typeof EventPoster>>
export type EmptyProgrammeProps = SlotProps<ComponentProps<typeof EmptyProgramme>>
export type NotFoundProps = SlotProps<ComponentProps<typeof NotFound>>
export type ConsentTextProps = SlotProps<ComponentProps<typeof ConsentText>>
export type TicketNoteProps = SlotProps<ComponentProps<typeof TicketNote>>
export type OfficeHomeProps = SlotProps<ComponentProps<typeof HomeScreen>>
export type MailFrameProps = SlotProps<ComponentProps<typeof MailFrame>>
export type DetailHeaderProps = SlotProps<ComponentProps<typeof Hero>>

/** What our own rows and headers are made of, for a part that is written anew. */
export { Admission } from '../domains/events/admission.tsx'
export { EventHeart } from '../domains/events/event-heart.tsx'
export { Breadcrumbs } from '../ui/breadcrumbs.tsx'
