import type { Glossary } from './glossary.ts';

/** English: terms players know from printed rules, and plain words where a translator's come to mind. */
export const glossary: Glossary = {
  app: [
    { english: 'the player who', say: 'the player who, anybody who', not: ['whoever', 'whosoever'] },
    { english: 'again', say: 'again, over', not: ['anew', 'afresh'] },
    { english: 'otherwise', say: 'otherwise', not: ['elsewise'] },
    { english: 'hand over', say: 'hand over', not: ['surrender', 'deliver'] },
    { english: 'undo', say: 'undo, take back', not: ['revert', 'revoke'] },
    { english: 'settings', say: 'settings', not: ['preferences', 'configuration'] },
    { english: 'device', say: 'device', not: ['terminal', 'apparatus'] },
  ],
  'energy-empire': [
    { english: 'slot (of a card)', say: 'slot', not: ['plank'] },
    { english: 'structure', say: 'structure', not: ['edifice', 'facility'] },
    { english: 'location', say: 'location', not: ['locality'] },
    { english: 'science', say: 'science', not: ['knowledge'] },
    { english: 'achievement', say: 'achievement', not: ['accomplishment'] },
    { english: 'headline, impact', say: 'impact', not: ['happening', 'occurrence'] },
  ],
  'empire-engine': [
    { english: 'soldier', say: 'soldier', not: ['troop', 'warrior'] },
    { english: 'good', say: 'good', not: ['ware', 'merchandise'] },
    { english: 'ready pile', say: 'ready pile', not: ['depot', 'warehouse'] },
  ],
  co2: [
    { english: 'CEP', say: 'CEP', not: ['certificate'] },
    { english: 'tech', say: 'tech', not: ['cube'] },
    { english: 'grant', say: 'grant', not: ['subsidy', 'allowance'] },
    { english: 'disaster', say: 'disaster', not: ['catastrophe'] },
  ],
};
