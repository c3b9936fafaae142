import type { Law } from './law.ts'

const GDPR_RIGHTS = {
  de: 'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen.',
  en: 'You have the right of access, rectification, erasure, restriction of processing, data portability and objection. You may withdraw your consent at any time for the future.',
}

/** By the two letters of the country in house.ts. Other countries have the neutral one. */
export const LAWS: Record<'DE' | 'AT' | 'CH' | 'GB' | 'neutral', Law> = {
  DE: {
    imprintLaw: { de: 'Angaben gemäß § 5 DDG', en: 'Information according to section 5 DDG' },
    imprint: [
      {
        title: { de: 'Register und Umsatzsteuer', en: 'Register and VAT' },
        text: [
          {
            de: 'Eingetragen im [Vereinsregister oder Handelsregister] beim [Amtsgericht und Ort] unter [Nummer im Register].',
            en: 'Entered in the [register of associations or companies] at the [local court and town] under [number in the register].',
          },
          {
            de: 'Umsatzsteuer-Identifikationsnummer: [USt-IdNr. oder Satz streichen]',
            en: 'VAT identification number: [VAT number or delete sentence]',
          },
        ],
      },
      {
        title: {
          de: 'Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV)',
          en: 'Responsible for the content (section 18 (2) MStV)',
        },
        text: [
          {
            de: '[Name der verantwortlichen Person], [Anschrift dieser Person]',
            en: '[Name of the responsible person], [address of this person]',
          },
        ],
      },
      {
        title: { de: 'Streitbeilegung', en: 'Dispute resolution' },
        text: [
          {
            de: 'Wir sind zur Teilnahme an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle [weder bereit noch verpflichtet, oder anders].',
            en: 'We are [neither willing nor obliged, or otherwise] to take part in dispute resolution before a consumer arbitration board.',
          },
        ],
      },
    ],
    dataLaw: {
      de: 'der Datenschutz-Grundverordnung (DSGVO) und des Bundesdatenschutzgesetzes (BDSG)',
      en: 'the General Data Protection Regulation (GDPR) and the German Federal Data Protection Act (BDSG)',
    },
    rights: GDPR_RIGHTS,
    authority: {
      de: 'Sie können sich bei einer Aufsichtsbehörde beschweren, zum Beispiel bei [Datenschutzbehörde Ihres Bundeslandes].',
      en: 'You may complain to a supervisory authority, such as [data protection authority of your state].',
    },
    accessLaw: {
      de: 'des [Gesetzes Ihres Bundeslandes oder des Barrierefreiheitsstärkungsgesetzes (BFSG)] und der EN 301 549',
      en: 'the [law of your state or the Barrierefreiheitsstärkungsgesetz (BFSG)] and of EN 301 549',
    },
    enforcement: {
      de: 'Antworten wir nicht oder hilft unsere Antwort nicht, wenden Sie sich an [Schlichtungsstelle oder Marktüberwachung, mit Adresse].',
      en: 'If we do not answer, or our answer does not help, turn to [arbitration board or market surveillance, with address].',
    },
  },
  AT: {
    imprintLaw: {
      de: 'Angaben gemäß § 5 ECG und Offenlegung gemäß § 25 MedienG',
      en: 'Information according to section 5 ECG and disclosure according to section 25 MedienG',
    },
    imprint: [
      {
        title: { de: 'Register und Aufsicht', en: 'Register and supervision' },
        text: [
          {
            de: '[ZVR-Zahl oder Firmenbuchnummer und Gericht]; Aufsichtsbehörde: [Name der Behörde]; UID: [UID-Nummer oder Satz streichen]',
            en: '[ZVR number or company register number and court]; supervisory authority: [name of the authority]; VAT: [VAT number or delete sentence]',
          },
        ],
      },
      {
        title: { de: 'Medieninhaber und Blattlinie', en: 'Media owner and editorial line' },
        text: [
          {
            de: 'Medieninhaber und Herausgeber: [Name und Sitz des Trägers]. Unternehmensgegenstand: [Zweck in einem Satz].',
            en: 'Media owner and publisher: [name and seat of the organisation]. Object: [purpose in one sentence].',
          },
          {
            de: 'Blattlinie: Diese Website informiert über [Name des Hauses] und sein Programm.',
            en: 'Editorial line: this website informs about [name of the house] and its programme.',
          },
        ],
      },
    ],
    dataLaw: {
      de: 'der Datenschutz-Grundverordnung (DSGVO) und des österreichischen Datenschutzgesetzes (DSG)',
      en: 'the General Data Protection Regulation (GDPR) and the Austrian Data Protection Act (DSG)',
    },
    rights: GDPR_RIGHTS,
    authority: {
      de: 'Sie können sich bei der Österreichischen Datenschutzbehörde beschweren (dsb.gv.at).',
      en: 'You may complain to the Austrian Data Protection Authority (dsb.gv.at).',
    },
    accessLaw: {
      de: 'des [Web-Zugänglichkeits-Gesetzes (WZG) oder des Barrierefreiheitsgesetzes (BaFG)] und der EN 301 549',
      en: 'the [Web-Zugänglichkeits-Gesetz (WZG) or the Barrierefreiheitsgesetz (BaFG)] and of EN 301 549',
    },
    enforcement: {
      de: 'Antworten wir nicht oder hilft unsere Antwort nicht, wenden Sie sich an [Beschwerdestelle mit Adresse, etwa die FFG].',
      en: 'If we do not answer, or our answer does not help, turn to [complaints office with address, such as the FFG].',
    },
  },
  CH: {
    imprintLaw: {
      de: 'Angaben gemäss Art. 3 Abs. 1 lit. s UWG',
      en: 'Information according to art. 3 para. 1 lit. s UWG',
    },
    imprint: [
      {
        title: { de: 'Register', en: 'Register' },
        text: [
          {
            de: 'Handelsregister: [UID im Format CHE-000.000.000 oder Satz streichen]',
            en: 'Commercial register: [UID as CHE-000.000.000 or delete sentence]',
          },
        ],
      },
      {
        title: { de: 'Verantwortlich für den Inhalt', en: 'Responsible for the content' },
        text: [{ de: '[Name der verantwortlichen Person]', en: '[Name of the responsible person]' }],
      },
    ],
    dataLaw: {
      de: 'des Bundesgesetzes über den Datenschutz (DSG)',
      en: 'the Swiss Federal Act on Data Protection (FADP)',
    },
    rights: {
      de: 'Sie haben das Recht auf Auskunft, Berichtigung, Löschung und auf Herausgabe Ihrer Daten, und Sie können einer Bearbeitung widersprechen.',
      en: 'You have the right to information, correction, deletion and the handing over of your data, and you may object to processing.',
    },
    authority: {
      de: 'Aufsicht hat der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (edoeb.admin.ch), für kantonale Häuser [Datenschutzstelle Ihres Kantons].',
      en: 'Supervision lies with the Federal Data Protection and Information Commissioner (edoeb.admin.ch), for cantonal houses with [data protection office of your canton].',
    },
    accessLaw: {
      de: 'des Behindertengleichstellungsgesetzes (BehiG) und des Standards eCH-0059',
      en: 'the Disability Discrimination Act (BehiG) and of the standard eCH-0059',
    },
    enforcement: {
      de: 'Antworten wir nicht oder hilft unsere Antwort nicht, berät Sie [Beratungsstelle oder Fachstelle, mit Adresse].',
      en: 'If we do not answer, or our answer does not help, you find advice at [advice centre or office, with address].',
    },
  },
  GB: {
    imprintLaw: {
      de: 'Angaben nach den Companies Regulations 2015 und den E-Commerce Regulations 2002',
      en: 'Information under the Company, Limited Liability Partnership and Business Regulations 2015 and the Electronic Commerce Regulations 2002',
    },
    imprint: [
      {
        title: { de: 'Register', en: 'Registration' },
        text: [
          {
            de: 'Eingetragen in [England und Wales, Schottland oder Nordirland]. Firmennummer: [Nummer oder Satz streichen]. Nummer der Wohltätigkeitsorganisation: [Nummer oder Satz streichen]. Eingetragener Sitz: [vollständige Anschrift]',
            en: 'Registered in [England and Wales, Scotland or Northern Ireland]. Company number: [number or delete sentence]. Charity number: [number or delete sentence]. Registered office: [full postal address]',
          },
          {
            de: 'Umsatzsteuernummer: [VAT-Nummer oder Satz streichen]',
            en: 'VAT number: [VAT number or delete sentence]',
          },
        ],
      },
    ],
    dataLaw: {
      de: 'der UK GDPR und des Data Protection Act 2018',
      en: 'the UK GDPR and the Data Protection Act 2018',
    },
    rights: GDPR_RIGHTS,
    authority: {
      de: 'Sie können sich beim Information Commissioner’s Office beschweren (ico.org.uk).',
      en: 'You may complain to the Information Commissioner’s Office (ico.org.uk).',
    },
    accessLaw: {
      de: 'des Equality Act 2010 und, für öffentliche Stellen, der Public Sector Bodies Accessibility Regulations 2018',
      en: 'the Equality Act 2010 and, for public bodies, the Public Sector Bodies Accessibility Regulations 2018',
    },
    enforcement: {
      de: 'Antworten wir nicht oder hilft unsere Antwort nicht, wenden Sie sich an den Equality Advisory and Support Service (equalityadvisoryservice.com), in Nordirland an die Equality Commission.',
      en: 'If we do not answer, or our answer does not help, contact the Equality Advisory and Support Service (equalityadvisoryservice.com), or in Northern Ireland the Equality Commission.',
    },
  },
  neutral: {
    imprintLaw: { de: 'Wer diese Website verantwortet', en: 'Who is responsible for this website' },
    imprint: [
      {
        title: { de: 'Register', en: 'Register' },
        text: [
          {
            de: '[Register und Nummer oder Satz streichen]',
            en: '[Register and number or delete sentence]',
          },
        ],
      },
      {
        title: { de: 'Verantwortlich für den Inhalt', en: 'Responsible for the content' },
        text: [{ de: '[Name der verantwortlichen Person]', en: '[Name of the responsible person]' }],
      },
    ],
    dataLaw: {
      de: '[Gesetz über personenbezogene Daten in Ihrem Land]',
      en: 'the [law on personal data in your country]',
    },
    rights: {
      de: 'Sie können erfahren, welche Daten wir über Sie haben, und sie berichtigen oder löschen lassen. [Weitere Rechte nach Ihrem Recht]',
      en: 'You may learn which data we have about you, and have them corrected or deleted. [Further rights under your law]',
    },
    authority: {
      de: 'Beschweren können Sie sich bei [Name der zuständigen Behörde].',
      en: 'You may complain to [name of the authority in charge].',
    },
    accessLaw: {
      de: '[Gesetz über barrierefreie Websites in Ihrem Land]',
      en: 'the [law on accessible websites in your country]',
    },
    enforcement: {
      de: 'Antworten wir nicht oder hilft unsere Antwort nicht, wenden Sie sich an [Name der zuständigen Stelle].',
      en: 'If we do not answer, or our answer does not help, turn to [name of the office in charge].',
    },
  },
}
