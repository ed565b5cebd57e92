import { numberIn } from '#campus/scorm/number-in.ts';
import { PackageFault } from './package-fault.ts';
import { childOf, childrenOf, type XmlElement } from './read-xml.ts';
import { decoded } from './scorm-resources.ts';

/** Settings of one activity as the player reads them (`src/player/scorm/sequencing/settings.ts`), without its children. */
export type ActivitySequencing = Record<string, unknown>;

/** Sequencings of the manifest that several items share, by their ids. */
export type SequencingCollections = ReadonlyMap<string, XmlElement>;

export function readCollections(manifest: XmlElement): SequencingCollections {
  const all = childrenOf(childOf(manifest, 'sequencingCollection'), 'sequencing');
  return new Map(all.map((element) => [element.attributes.get('ID') ?? '', element]));
}

/**
 * What an item or an organization says about the way through it (SCORM 2004, SN). Throws PackageFault where it leans on a
 * sequencing that is not there. Empty for SCORM 1.2, which has none.
 */
export function readActivity(element: XmlElement, collections: SequencingCollections): ActivitySequencing {
  const own = childOf(element, 'sequencing');
  const shared = sharedOf(own, collections);
  // Each part of its own replaces that part of the shared one whole (CAM 5.1.1).
  const part = (name: string): XmlElement | undefined => childOf(own, name) ?? childOf(shared, name);
  return filled({
    sequencingControls: filled({
      ...flags(part('controlMode'), CONTROLS),
      ...flags(part('constrainedChoiceConsiderations'), ['preventActivation', 'constrainChoice']),
      ...rollupWeights(part('rollupRules')),
      ...randomization(part('randomizationControls')),
    }),
    sequencingRules: rulesOf(part('sequencingRules')),
    ...limitsOf(part('limitConditions')),
    ...objectivesOf(part('objectives'), extendedMaps(own) ?? extendedMaps(shared)),
    rollupRules: rollupRulesOf(part('rollupRules')),
    rollupConsiderations: considerationsOf(part('rollupConsiderations')),
    deliveryControls: flags(part('deliveryControls'), ['tracked', 'completionSetByContent', 'objectiveSetByContent']),
    objectivesGlobalToSystem: flagOf(element.attributes.get('objectivesGlobalToSystem')),
    completionThreshold: thresholdOf(childOf(element, 'completionThreshold')),
    hideLmsUi: hiddenOf(element),
    sharedDataMaps: dataMapsOf(element),
  });
}

const CONTROLS = [
  'choice',
  'choiceExit',
  'flow',
  'forwardOnly',
  'useCurrentAttemptObjectiveInfo',
  'useCurrentAttemptProgressInfo',
];
const MAPPED = [
  'SatisfiedStatus',
  'NormalizedMeasure',
  'RawScore',
  'MinScore',
  'MaxScore',
  'CompletionStatus',
  'ProgressMeasure',
];
const MAP_FLAGS = MAPPED.flatMap((what) => [`read${what}`, `write${what}`]);
/** There is one kind of map, which reads all unless it says otherwise: what one of IMS or of ADL does not speak of is not read. */
const NOT_OF_ADL = { readSatisfiedStatus: false, readNormalizedMeasure: false };
const NOT_OF_IMS = Object.fromEntries(MAPPED.slice(2).map((what) => [`read${what}`, false]));
const HIDDEN = ['continue', 'previous', 'exit', 'exitAll', 'abandon', 'abandonAll', 'suspendAll'];

function sharedOf(own: XmlElement | undefined, collections: SequencingCollections): XmlElement | undefined {
  const wanted = own?.attributes.get('IDRef');
  if (wanted === undefined) return undefined;
  const found = collections.get(wanted);
  if (found === undefined) throw new PackageFault('UNKNOWN_SEQUENCING', wanted);
  return found;
}

function rulesOf(element: XmlElement | undefined): ActivitySequencing | undefined {
  const of = (name: string) => listOrNone(childrenOf(element, name).flatMap((rule) => ruleOf(rule)));
  return filled({
    preConditionRules: of('preConditionRule'),
    exitConditionRules: of('exitConditionRule'),
    postConditionRules: of('postConditionRule'),
  });
}

function ruleOf(rule: XmlElement): readonly ActivitySequencing[] {
  const action = childOf(rule, 'ruleAction')?.attributes.get('action');
  const group = childOf(rule, 'ruleConditions');
  const conditions = childrenOf(group, 'ruleCondition').map(({ attributes }) =>
    filled({
      condition: attributes.get('condition'),
      operator: attributes.get('operator') === 'not' ? 'not' : undefined,
      referencedObjective: nameOf(attributes.get('referencedObjective')),
      parameters: filled({ threshold: numberIn(attributes.get('measureThreshold')) }),
    }),
  );
  if (action === undefined || conditions.length === 0) return [];
  return [{ action, conditionCombination: group?.attributes.get('conditionCombination') ?? 'all', conditions }];
}

function rollupRulesOf(element: XmlElement | undefined): ActivitySequencing | undefined {
  const rules = childrenOf(element, 'rollupRule').flatMap((rule) => {
    const action = childOf(rule, 'rollupAction')?.attributes.get('action');
    const group = childOf(rule, 'rollupConditions');
    const conditions = childrenOf(group, 'rollupCondition').map(({ attributes }) =>
      filled({ condition: attributes.get('condition'), operator: attributes.get('operator') }),
    );
    if (action === undefined || conditions.length === 0) return [];
    return [
      filled({
        action,
        conditionCombination: group?.attributes.get('conditionCombination') ?? 'any',
        consideration: rule.attributes.get('childActivitySet') ?? 'all',
        minimumCount: numberIn(rule.attributes.get('minimumCount')),
        minimumPercent: numberIn(rule.attributes.get('minimumPercent')),
        conditions,
      }),
    ];
  });
  return rules.length === 0 ? undefined : { rules };
}

function rollupWeights(element: XmlElement | undefined): ActivitySequencing {
  return {
    ...flags(element, ['rollupObjectiveSatisfied', 'rollupProgressCompletion']),
    objectiveMeasureWeight: numberIn(element?.attributes.get('objectiveMeasureWeight')),
  };
}

function randomization(element: XmlElement | undefined): ActivitySequencing {
  return {
    randomizationTiming: element?.attributes.get('randomizationTiming'),
    selectionTiming: element?.attributes.get('selectionTiming'),
    selectCount: numberIn(element?.attributes.get('selectCount')),
    // In the manifest it is a request to shuffle.
    randomizeChildren: flagOf(element?.attributes.get('reorderChildren')),
  };
}

function limitsOf(element: XmlElement | undefined): ActivitySequencing {
  return {
    attemptLimit: numberIn(element?.attributes.get('attemptLimit')),
    attemptAbsoluteDurationLimit: element?.attributes.get('attemptAbsoluteDurationLimit'),
  };
}

/**
 * What ADL adds to the maps of objectives stands in an element of the same name, beside that of IMS: the maps by the
 * ids of their objectives. Undefined where there is none.
 */
function extendedMaps(sequencing: XmlElement | undefined): ExtendedMaps | undefined {
  const [, added] = childrenOf(sequencing, 'objectives');
  if (added === undefined) return undefined;
  return new Map(
    childrenOf(added, 'objective').map((each) => [
      nameOf(each.attributes.get('objectiveID')) ?? '',
      childrenOf(each, 'mapInfo'),
    ]),
  );
}
type ExtendedMaps = ReadonlyMap<string, readonly XmlElement[]>;

function objectivesOf(element: XmlElement | undefined, added: ExtendedMaps = new Map()): ActivitySequencing {
  const primary = childOf(element, 'primaryObjective');
  return {
    primaryObjective: primary && { ...objectiveOf(primary, added), isPrimary: true },
    objectives: listOrNone(childrenOf(element, 'objective').map((each) => objectiveOf(each, added))),
  };
}

function objectiveOf(element: XmlElement, added: ExtendedMaps): ActivitySequencing {
  const objectiveID = nameOf(element.attributes.get('objectiveID')) ?? '';
  return filled({
    objectiveID,
    satisfiedByMeasure: flagOf(element.attributes.get('satisfiedByMeasure')),
    minNormalizedMeasure: numberIn(childOf(element, 'minNormalizedMeasure')?.text),
    mapInfo: listOrNone([
      ...childrenOf(element, 'mapInfo').map((map) => ({ ...NOT_OF_IMS, ...mapOf(map) })),
      ...(added.get(objectiveID) ?? []).map((map) => ({ ...NOT_OF_ADL, ...mapOf(map) })),
    ]),
  });
}

function mapOf(map: XmlElement): ActivitySequencing {
  return filled({ targetObjectiveID: nameOf(map.attributes.get('targetObjectiveID')), ...flags(map, MAP_FLAGS) });
}

/** Objectives are named by URIs: the same one may be written with other escapes, and white space in it counts as one space. */
function nameOf(id: string | undefined): string | undefined {
  return id === undefined ? undefined : decoded(id).replaceAll(/\s+/g, ' ').trim();
}

function considerationsOf(element: XmlElement | undefined): ActivitySequencing | undefined {
  const names = ['requiredForSatisfied', 'requiredForNotSatisfied', 'requiredForCompleted', 'requiredForIncomplete'];
  const declared = Object.fromEntries(names.map((name) => [name, element?.attributes.get(name)]));
  return filled({ ...declared, ...flags(element, ['measureSatisfactionIfActive']) });
}

/** A number in the third edition; attributes in the fourth, of which the measure alone decides on nothing. */
function thresholdOf(element: XmlElement | undefined): ActivitySequencing | undefined {
  if (element === undefined) return undefined;
  const { attributes, text } = element;
  return filled({
    completedByMeasure: flagOf(attributes.get('completedByMeasure')) ?? numberIn(text) !== undefined,
    minProgressMeasure: numberIn(attributes.get('minProgressMeasure')) ?? numberIn(text),
    progressWeight: numberIn(attributes.get('progressWeight')),
  });
}

function hiddenOf(element: XmlElement): readonly string[] | undefined {
  const face = childOf(childOf(element, 'presentation'), 'navigationInterface');
  return listOrNone(
    childrenOf(face, 'hideLMSUI')
      .map(({ text }) => text)
      .filter((text) => HIDDEN.includes(text)),
  );
}

function dataMapsOf(element: XmlElement): readonly ActivitySequencing[] | undefined {
  return listOrNone(
    childrenOf(childOf(element, 'data'), 'map').map((map) =>
      filled({ targetID: map.attributes.get('targetID'), ...flags(map, ['readSharedData', 'writeSharedData']) }),
    ),
  );
}

function flags(element: XmlElement | undefined, names: readonly string[]): ActivitySequencing {
  return filled(Object.fromEntries(names.map((name) => [name, flagOf(element?.attributes.get(name))])));
}

function flagOf(text: string | undefined): boolean | undefined {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}

/** Without what was not given: the player's defaults hold there. */
function filled(settings: ActivitySequencing): ActivitySequencing {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined && !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function listOrNone<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}
