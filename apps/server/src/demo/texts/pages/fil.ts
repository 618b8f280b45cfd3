import type { PageTexts } from './en.ts';

export const pagesTY: PageTexts = {
  terms: {
    title: 'Mga tuntunin sa paggamit',
    summary: 'Ang sinasang-ayunan mo kapag nagbukas ka ng account sa demo na ito.',
    body: `<h2>Ano ito</h2><p>Software ang Baize, at demo nito ang site na ito. Hindi ito lisensyadong serbisyo ng pagsusugal, walang tayang tunay na pera, at walang ipinapangakong panalo.</p>
<h2>Ang account mo</h2><p>Isang account lang ang bubuksan mo, para sa sarili mo, at 18 taong gulang ka pataas. Huwag ipaalam ang password mo. Maaari naming isara ang mga account na ginagamit sa pag-atake sa site o sa ibang tao.</p>
<h2>Mga balanse</h2><p>Tala lang ng demo ang mga balanse, points at bonus. Wala itong halaga, hindi mabibili, at hindi maipapalit sa pera o produkto.</p>
<h2>Mga taya</h2><p>Tanggap ang taya kapag kinumpirma na ng server. Sine-settle ito ayon sa panuntunang nakalathala noong tumaya ka. Kung halatang mali ang panuntunan o odds, maaaring i-void ang taya at ibalik ang itinaya.</p>
<h2>Data</h2><p>Nasa pahina ng privacy kung ano ang itinatago namin. Maaaring burahin ang demo anumang oras, at mawawala ang lahat ng laman nito.</p>
<h2>Mga pagbabago</h2><p>Kapag nagbago ang mga tuntunin, ilalabas dito ang bagong teksto kasama ang petsa.</p>`,
  },
  privacy: {
    title: 'Patakaran sa privacy',
    summary: 'Ano ang itinatago namin tungkol sa iyo, bakit, at hanggang kailan.',
    body: `<h2>Ano ang itinatago</h2><p>Ang inilagay mo sa pagrehistro, kung kailan at saan ka nag-sign in, ang mga taya mo at galaw ng balanse mo, at ang isinulat mo sa amin.</p>
<h2>Paano ito itinatago</h2><p>Naka-encrypt ang tunay mong pangalan, kaarawan, address, telepono, email at mga payout account gamit ang susing wala sa database. Hash lang ng password ang itinatago. Hindi kailanman itinatago ang numero ng card: tinatakpan ang anumang nai-type sa teksto.</p>
<h2>Sino ang nakakakita</h2><p>Makikita lang ng mga operator ang personal na data kung may sarili silang karapatan dito, at nakatala ang bawat pagtingin. Walang ibinibigay sa mga advertiser, at walang nilo-load ang mga pahina mula sa ibang site.</p>
<h2>Mga karapatan mo</h2><p>Maaari kang humingi ng kopya ng data mo o ng pagbura nito sa feedback form. Itinatago ang mga tala ng pera na iuutos ng batas na itago ng isang tunay na site.</p>`,
  },
  licences: {
    title: 'Mga lisensya',
    summary: 'Walang lisensya ang demo na ito, at sinasabi namin iyon.',
    body: `<p>Demo ang site na ito at <strong>walang lisensya sa pagsusugal</strong> mula sa anumang bansa. Hindi ito puwedeng ialok sa publiko kapalit ng pera. Ang magpapatakbo ng software bilang tunay na site ay kailangang may lisensya ng bawat merkado nito, at ipapakita iyon dito.</p>
<h2>Mga selyo</h2><p>Walang selyo ng mga testing lab dito dahil wala pang naibibigay. Kung paano napatunayan ang mga laro ay nasa pahina ng panuntunan ng bawat laro.</p>`,
  },
  about: {
    title: 'Tungkol sa Baize',
    summary: 'Ang tela sa mesa, at ang bahay sa paligid nito.',
    body: '<p>Ang baize ay ang berdeng telang nakabalot sa mesa ng laro. Sinasabi ng pangalan ang mahalaga sa amin: patag ang mesa, nasa ibabaw ang lahat, at walang nasa ilalim.</p>',
  },
  'check-a-roll-yourself': {
    title: 'Suriin mo mismo ang resulta',
    summary:
      'Tatlong value at isang hash: paano kuwentahin muli ang taya nang hindi umaasa sa amin.',
    body: `<p>Madaling sabihin ang “provably fair”. Ganito ang ibig sabihin nito sa amin.</p>
<ol><li>Bago ang una mong taya, nagtatakda kami ng <em>server seed</em> at ipinapakita ang SHA-256 nito. Mula noon, hindi na namin ito mababago nang hindi mo napapansin.</li><li>Ikaw ang pipili ng <em>client seed</em>, kahit anong teksto.</li><li>Bawat taya ay nagdaragdag ng isa sa <em>nonce</em>. Galing ang mga numero ng taya sa HMAC-SHA256 na server seed ang key, sa tekstong <code>client seed:nonce:block</code>.</li></ol>
<p>Kapag nagpalit ka ng seed, ilalabas ang lumang server seed. I-hash ito at ikumpara; saka kuwentahin muli ang alinmang taya. Nasa pahina ng panuntunan ng bawat laro kung paano nagiging resulta ang mga numero.</p>`,
  },
  'decide-before-the-first-bet': {
    title: 'Magpasya bago ang unang taya',
    summary: 'Mas madaling magpasya nang kalmado kaysa tumigil sa kalagitnaan.',
    body: '<p>Walang nagpaplanong matalo nang higit sa kaya niya. Huli lang talaga ang plano, kapag ang susunod na taya na ang tila babawi ng lahat. Ang halagang itinabi nang maaga ay pasya mo noong kalmado ka, para sa sarili mong nadadala na.</p>',
  },
  'the-demo-is-open': {
    title: 'Bukas na ang demo',
    summary: 'Masusubukan ng mga miyembro, agent at operator ang bawat pahina.',
    body: '<p>Ipinapakita ang mga account kapag nagsimula ang server. Mag-sign in bilang manlalaro, bilang agent na may team, o bilang operator sa console; walang gagastusing pera ang anumang gawin mo rito.</p>',
  },
  'chat-with-support': {
    title: 'Makipag-chat sa support',
    summary: 'Usapang hindi nawawala, at isang silid para sa lahat.',
    body: '<p>Nasa chat panel na ang buong usapan ninyo ng support, kaya hindi na kailangang ulitin ang paliwanag. Katabi nito ang silid para sa lahat ng miyembro. May nagbabantay rito: maging magalang, at huwag maglagay ng address o link.</p>',
  },
};
