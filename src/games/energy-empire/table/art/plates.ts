import type { TemplateResult } from 'lit';
import type { ImpactId } from '../../rules/cards/impacts.ts';
import { type CardId, type StructureId, structureOf } from '../../rules/cards/structures.ts';
import type { StructureType } from '../../rules/tables.ts';
import { COLD_WAR_PLATES } from './cold-war.ts';
import { COMMERCE_PLATES } from './commerce.ts';
import { GOVERNMENT_PLATES } from './government.ts';
import { IMPACT_PLATES } from './impacts.ts';
import { INDUSTRY_PLATES } from './industry.ts';
import { type Plate, print } from './plate.ts';

/** The picture of every structure. */
export const PLATES: Readonly<Record<StructureId, Plate>> = {
  ...GOVERNMENT_PLATES,
  ...INDUSTRY_PLATES,
  ...COMMERCE_PLATES,
  ...COLD_WAR_PLATES,
};

export const structurePicture = (card: CardId): TemplateResult => print(PLATES[structureOf(card).id]);

export const impactPicture = (impact: ImpactId): TemplateResult => print(IMPACT_PLATES[impact]);

/** The class that gives a binder its colours. */
export const BINDER_CLASS: Readonly<Record<StructureType, string>> = { government: 'g', industry: 'i', commerce: 'c' };

export const binderOf = (card: CardId): string => BINDER_CLASS[structureOf(card).type];
