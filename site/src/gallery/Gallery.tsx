import type { ReactNode } from 'react';
import { ChangeBars } from '../figures/ChangeBars.tsx';
import { CompanyMark } from '../figures/CompanyMark.tsx';
import { Cover } from '../figures/Cover.tsx';
import { Dial } from '../figures/Dial.tsx';
import { HoursDial } from '../figures/HoursDial.tsx';
import { LifetimeRuler } from '../figures/LifetimeRuler.tsx';
import { LogAxis, LogTrack } from '../figures/LogTrack.tsx';
import { LostBody } from '../figures/LostBody.tsx';
import { Orrery } from '../figures/Orrery.tsx';
import { OverBar } from '../figures/OverBar.tsx';
import { Plate } from '../figures/Plate.tsx';
import { ProcessAxis, ProcessTrack } from '../figures/ProcessTrack.tsx';
import { minutesScale, ReadingAxis, ReadingTrack } from '../figures/ReadingScale.tsx';
import { Seal } from '../figures/Seal.tsx';
import { Tally } from '../figures/Tally.tsx';
import { UptimeBar } from '../figures/UptimeBar.tsx';
import { VacantPlace } from '../figures/VacantPlace.tsx';
import { WeekRuler } from '../figures/WeekRuler.tsx';
import { YearOrbits } from '../figures/YearOrbits.tsx';
import { Actions } from '../ui/Actions.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { CallToAction } from '../ui/CallToAction.tsx';
import { Card } from '../ui/Card.tsx';
import { CardGrid } from '../ui/CardGrid.tsx';
import { Code } from '../ui/Code.tsx';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Eyebrow } from '../ui/Eyebrow.tsx';
import { FactList } from '../ui/FactList.tsx';
import { FeatureList } from '../ui/FeatureList.tsx';
import { Field } from '../ui/Field.tsx';
import { Icon, iconNames } from '../ui/Icon.tsx';
import { IconList } from '../ui/IconList.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { ProofLink } from '../ui/ProofLink.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { SocialIcon } from '../ui/SocialIcon.tsx';
import { Stars } from '../ui/Stars.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { covers, networks, planetNames, plateNames } from '../vocabulary.ts';
import css from './Gallery.module.css';

const variants = ['solid', 'outline'] as const;
const badges = ['default', 'secondary', 'outline'] as const;
const names = ['Ada Lovelace', 'Łukasz Żak', '李 娜', 'O’Brien', 'Grace Hopper'];

/** Every component in every state, in both themes. Only the development server shows it. */
export function Gallery() {
  return (
    <div className={css.gallery}>
      <h1 className={css.title}>Gallery</h1>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={`${css.theme} ${theme}`} data-gallery={theme}>
          <Parts theme={theme} />
        </div>
      ))}
    </div>
  );
}

function Parts({ theme }: { theme: string }) {
  const id = (name: string) => `${name}-${theme}`;
  return (
    <>
      <Specimen title="SectionHeading">
        <SectionHeading
          id={id('heading')}
          label={`The ${theme} theme`}
          heading="A heading with *emphasis*."
          lede="A sentence or two that says what the section is for."
        />
      </Specimen>
      <Specimen title="Button, LinkButton">
        {variants.map((variant) => (
          <Actions key={variant}>
            <Button variant={variant}>Button</Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <LinkButton href="#main" variant={variant}>
              Link
            </LinkButton>
          </Actions>
        ))}
      </Specimen>
      <Specimen title="TextLink, ExternalLink, ProofLink, Badge, Eyebrow, Stars">
        <TextLink href="#main" about="about this">
          Learn More
        </TextLink>
        <p>
          <ExternalLink href="https://example.com/">Elsewhere</ExternalLink>
          <ProofLink proof={{ label: 'To check it', href: 'https://example.com/' }} />
        </p>
        <Actions>
          {badges.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
        </Actions>
        <Eyebrow>An engraved label</Eyebrow>
        <Stars rating={5} />
      </Specimen>
      <Specimen title="Card, CardGrid">
        <Card>
          <h3>Framed</h3>
          <p>Stands alone.</p>
          <FeatureList items={['One thing', 'Another that is long enough to need a second line']} />
        </Card>
        <CardGrid>
          {['Plain', 'Plain too'].map((title) => (
            <li key={title}>
              <Card isFramed={false}>
                <h3>{title}</h3>
                <p>Shares a frame with its neighbors.</p>
              </Card>
            </li>
          ))}
        </CardGrid>
      </Specimen>
      <Specimen title="Field">
        <Field name={id('text')} label="Text" required autoComplete="off" />
        <Field name={id('hint')} label="With a hint" hint="What is meant, in a few words." />
        <Field
          name={id('error')}
          label="With an error"
          type="email"
          error="Enter an email address, like name@company.example."
        />
        <Field name={id('list')} label="List" options={['First', 'Second']} />
        <Field name={id('lines')} label="Lines" rows={3} />
      </Specimen>
      <Specimen title="Choices, CodeBlock, Code, CopyButton">
        <Tabs
          legend="Show"
          name={id('choice')}
          choices={[
            {
              id: 'short',
              label: 'a short one',
              content: (
                <CodeBlock
                  caption="JSON"
                  text='{ "sure": 0.94 }'
                  language="json"
                  name={`JSON, ${theme}`}
                />
              ),
            },
            {
              id: 'scrolls',
              label: 'one that scrolls',
              content: (
                <CodeBlock
                  caption="Python"
                  text={`print("${'on and '.repeat(20)}on")`}
                  language="python"
                  name={`Python, ${theme}`}
                  copyable
                />
              ),
            },
            { id: 'bare', label: 'bare code', content: <Code text="Authorization: Bearer" /> },
          ]}
        />
        <CopyButton about={`nothing, ${theme}`} />
      </Specimen>
      <Specimen title="Disclosure">
        <div>
          <Disclosure summary="Shut">It opens in place.</Disclosure>
          <Disclosure summary="Open" open>
            It opened in place.
          </Disclosure>
        </div>
      </Specimen>
      <Specimen title="FactList, IconList">
        <FactList
          facts={[
            ['Fact', 'What it says'],
            ['Several', <FeatureList key="list" items={['One thing', 'Another']} />],
          ]}
        />
        <IconList
          items={[
            { id: 'one', icon: 'clock', title: 'One', description: 'Under a hairline.' },
            { id: 'two', icon: 'scale', title: 'Two', description: 'Beside it.' },
          ]}
        />
      </Specimen>
      <Specimen title="CallToAction">
        <CallToAction text="A sentence, and what to do about it.">
          <LinkButton href="#main">Do it</LinkButton>
        </CallToAction>
      </Specimen>
      <Specimen title="Icon, SocialIcon, Mark">
        <Actions>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Actions>
        <Actions>
          {networks.map((network) => (
            <SocialIcon key={network} network={network} />
          ))}
          <CompanyMark />
        </Actions>
      </Specimen>
      <Specimen title="Plates I to VI">
        <div className={css.grid}>
          {plateNames.map((name) => (
            <Plate key={name} name={name} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Tally">
        <Actions>
          {[0, 1, 4, 5, 24, 51].map((count) => (
            <span key={count}>
              {count} <Tally count={count} />
            </span>
          ))}
        </Actions>
      </Specimen>
      <Specimen title="Cover: two titles in each category">
        <div className={css.grid}>
          {Object.values(covers).flatMap((category) =>
            ['Of drift', 'Of noise'].map((title) => (
              <Cover key={category + title} category={category} title={title} />
            )),
          )}
        </div>
      </Specimen>
      <Specimen title="Dial at 0, 1, 50, 70, 95, 100%">
        <div className={css.grid}>
          {[0, 0.01, 0.5, 0.7, 0.95, 1].map((fraction) => (
            <Dial key={fraction} fraction={fraction} />
          ))}
        </div>
      </Specimen>
      <Specimen title="OverBar at 110, 180, 300%">
        <div className={css.grid}>
          {[1.1, 1.8, 3].map((times) => (
            <OverBar key={times} times={times} full={3} />
          ))}
        </div>
      </Specimen>
      <Specimen title="WeekRuler, ProcessTrack, ChangeBars">
        <WeekRuler least={8} most={12} />
        <ProcessAxis scale={{ end: 10, step: 2 }} />
        <ProcessTrack
          live={[4, 8]}
          scale={{ end: 10, step: 2 }}
          least={{ start: 1, end: 3 }}
          most={{ start: 2, end: 6 }}
        />
        <ProcessTrack
          live={[4, 8]}
          scale={{ end: 10, step: 2 }}
          least={{ start: 3 }}
          most={{ start: 6 }}
        />
        <ChangeBars before={94} after={36} />
        <ChangeBars before={12} after={31} />
      </Specimen>
      <Specimen title="LifetimeRuler: no length, some, without end; in use and not">
        <LifetimeRuler
          rows={[0, 6, Number.POSITIVE_INFINITY].flatMap((months) =>
            [true, false].map((inUse) => ({
              label: `${months} months, ${inUse ? 'in use' : 'not'}`,
              months,
              inUse,
            })),
          )}
        />
      </Specimen>
      <Specimen title="UptimeBar at 82, 97.5, 99, 99.7, 99.9, 100%">
        {[82, 97.5, 99, 99.7, 99.9, 100].map((uptime) => (
          <UptimeBar key={uptime} uptime={uptime} />
        ))}
      </Specimen>
      <Specimen title="HoursDial, ReadingAxis, ReadingTrack">
        <div className={css.grid}>
          <HoursDial days={['Mon', 'Tue', 'Wed', 'Thu', 'Fri']} opens="09:00" closes="18:00" />
          <HoursDial days={['Sat', 'Sun']} opens="05:30" closes="23:00" />
        </div>
        <ReadingAxis scale={minutesScale([])} />
        {(
          [
            ['short', 3, 'new'],
            ['middling', 12, 'half'],
            ['long', 25, 'full'],
          ] as const
        ).map(([id, minutes, phase]) => (
          <ReadingTrack key={id} id={id} minutes={minutes} phase={phase} scale={minutesScale([])} />
        ))}
      </Specimen>
      <Specimen title="LogAxis, LogTrack">
        <LogAxis decades={4} />
        <LogTrack
          decades={4}
          upper={{ name: 'month', value: 1000 }}
          lower={{ name: 'burst', value: 20 }}
        />
        <LogTrack
          decades={4}
          upper={{ name: 'month', value: 'unlimited' }}
          lower={{ name: 'burst', value: 1 }}
        />
      </Specimen>
      <Specimen title="Seal">
        <Actions>
          {names.map((name) => (
            <Seal key={name} name={name} />
          ))}
        </Actions>
      </Specimen>
      <Specimen title="YearOrbits, VacantPlace">
        <YearOrbits
          people={names.map((name, index) => ({
            name,
            years: 6 + index * 7,
            label: `${6 + index * 7} years`,
            href: '#',
          }))}
        />
        <VacantPlace />
      </Specimen>
      <Specimen title="Orrery">
        <Orrery
          bodies={planetNames.map((name, index) => ({
            name,
            numeral: 'VI',
            longitude: index * 50,
            href: '/',
          }))}
        />
      </Specimen>
      <Specimen title="LostBody">
        <LostBody />
      </Specimen>
    </>
  );
}

function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.specimen}>
      <h2 className={css.name}>{title}</h2>
      {children}
    </div>
  );
}
